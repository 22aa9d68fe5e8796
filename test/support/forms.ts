/** A forms service that records what it is sent and answers as a test says. */
import type { RelayPayload } from "../../src/domain/relay.ts";
import type { Delivery, Forms } from "../../src/ports/forms.ts";

export interface RecordingForms extends Forms {
  readonly delivered: RelayPayload[];
  answer: (payload: RelayPayload) => Promise<Delivery>;
}

export function createRecordingForms(): RecordingForms {
  const forms: RecordingForms = {
    delivered: [],
    answer: async () => ({ status: "sent", submission_id: "sub_1", error: null }),
    isConfigured: () => true,
    deliver: (payload) => {
      forms.delivered.push(payload);
      return forms.answer(payload);
    },
  };
  return forms;
}
