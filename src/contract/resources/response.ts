/** Responses-style request and result (`interface.md`: POST /v1/responses). */
import * as z from "zod";
import { api } from "../registry.ts";
import { AttachmentUpload } from "./attachment.ts";

const range = (least: number, most: number) => z.number().min(least).max(most).nullish();

/** Sampling parameters that both runtime endpoints share, with the contract's ranges. */
export const SAMPLING = {
  temperature: range(0, 2),
  top_p: range(0, 1),
  presence_penalty: range(-2, 2),
  frequency_penalty: range(-2, 2),
};

/** Parameters that are not implemented; a request that includes one with a value is rejected. */
export const NOT_IMPLEMENTED_PARAMETERS = [
  "tools",
  "tool_choice",
  "response_format",
  "stop",
  "logit_bias",
  "seed",
  "metadata",
  "store",
] as const;

/** The request. Parameters beyond these are judged by the domain's table. */
export const CreateResponse = z
  .looseObject({
    conversation_channel: z.string(),
    input: z.union([z.string(), z.array(z.looseObject({}))], {
      error: "expected a string or a list of objects",
    }),
    model: z.string().nullish(),
    attachments: z.array(AttachmentUpload).nullish(),
    stream: z.boolean().nullish().describe("Default: false."),
    max_output_tokens: z.int().min(1).nullish(),
    ...SAMPLING,
  })
  .register(api, {
    id: "CreateResponse",
    description: "A question in the style of the Responses interface.",
  });

/** The request. */
export type CreateResponse = z.infer<typeof CreateResponse>;

/** The result: the contract's fields; the service adds those that real clients need. */
export const ResponseResult = z
  .looseObject({
    id: z.string(),
    object: z.literal("response"),
    status: z.literal("completed"),
    created_at: z.int(),
    model: z.string(),
    incomplete_details: z.looseObject({}).nullable(),
    output_text: z.string(),
    output: z.array(
      z.looseObject({
        type: z.literal("message"),
        role: z.literal("assistant"),
        content: z.array(z.looseObject({})),
      }),
    ),
    usage: z.looseObject({ input_tokens: z.int(), output_tokens: z.int(), total_tokens: z.int() }),
    parallel_tool_calls: z.boolean(),
  })
  .register(api, { id: "ResponseResult", description: "An answer in the style of the Responses interface." });
