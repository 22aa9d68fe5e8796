/** What stands in place of a chat whose link was used already or is too old. */
import type { JSX } from "preact";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { dispatch, text } from "./chat-context.ts";

/** The link leads nowhere any more. */
export function Expired(): JSX.Element {
  return (
    <Card title="expired.title">
      <p role="alert">{text("expired.text")}</p>
      <div class="pair">
        <Button look="primary" label="finished.new" run={() => dispatch({ type: "restarted" })} />
      </div>
    </Card>
  );
}
