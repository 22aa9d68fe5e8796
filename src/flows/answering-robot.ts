/** A robot as the answerer sees it, for everybody who asks one: visitors, clients of the runtime, checks and the team. */
import type { RobotInContext } from "../domain/tenant.ts";
import type { Answer, Answerer, AnsweringRobot } from "../ports/answerer.ts";
import type { Check } from "../ports/check-store.ts";

/** The robot by the rules of its channel. */
export function toAnsweringRobot({ robot, tenant, channel }: RobotInContext): AnsweringRobot {
  return {
    tenant_id: tenant.tenant_id,
    robot_id: robot.robot_id,
    locale: robot.locale,
    assistant_name: robot.assistant_name,
    company_name: tenant.company_name,
    visibility: channel.visibility,
    instructions: channel.instructions,
    decline_message: robot.decline_message,
  };
}

/** As a visitor would ask, with the citations that a visitor does not see. */
export function askInPrivate(
  answerer: Answerer,
  context: RobotInContext,
  { question, history }: Pick<Check, "question" | "history">,
): Promise<Answer> {
  return answerer.answer({
    robot: { ...toAnsweringRobot(context), visibility: "private" },
    text: question,
    history: history.map((text) => ({ role: "user", text })),
    documents: [],
  });
}
