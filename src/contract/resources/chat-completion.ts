/** Chat-completion request and result (`interface.md`: POST /v1/chat/completions). */
import * as z from "zod";
import { api } from "../registry.ts";
import { AttachmentUpload } from "./attachment.ts";
import { SAMPLING } from "./response.ts";

/** The request. Parameters beyond these are judged by the domain's table. */
export const CreateChatCompletion = z
  .looseObject({
    conversation_channel: z.string(),
    messages: z.array(z.looseObject({})),
    model: z.string().nullish(),
    attachments: z.array(AttachmentUpload).nullish(),
    stream: z.boolean().nullish().describe("Default: false."),
    max_tokens: z.int().min(1).nullish(),
    ...SAMPLING,
  })
  .register(api, { id: "CreateChatCompletion", description: "A question in the style of chat completions." });

/** The request. */
export type CreateChatCompletion = z.infer<typeof CreateChatCompletion>;

/** The result: the contract's fields; the service adds those that real clients need. */
export const ChatCompletionResult = z
  .looseObject({
    id: z.string(),
    object: z.literal("chat.completion"),
    created: z.int(),
    model: z.string(),
    service_tier: z.string(),
    system_fingerprint: z.string().nullable(),
    choices: z.array(
      z.looseObject({
        index: z.int(),
        message: z.looseObject({}),
        finish_reason: z.string(),
        logprobs: z.looseObject({}).nullable(),
      }),
    ),
    usage: z.looseObject({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() }),
  })
  .register(api, { id: "ChatCompletionResult", description: "An answer in the style of chat completions." });
