/** The one error of the domain: a request is refused, for a reason of the contract's table. */
import { REASONS, type Reason, type ReasonCode } from "../contract/errors.ts";

/** What a refusal may say beyond its reason. */
export interface RefusalDetails {
  /** The field or parameter at fault. */
  readonly param?: string;
  /** Whole seconds, at least 1, after which a retry may succeed. */
  readonly retry_after_seconds?: number;
  /** A sentence that replaces the table's; never internal. */
  readonly detail?: string;
  /** The single faults of a body. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly cause?: unknown;
}

/** A request that is refused. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly reason: ReasonCode;
  readonly details: RefusalDetails;

  constructor(reason: ReasonCode, details: RefusalDetails = {}) {
    super(details.detail ?? REASONS[reason].detail, { cause: details.cause });
    this.name = "Refusal";
    this.reason = reason;
    this.details = details;
  }

  /** How the contract's table shows this refusal. */
  get shown(): Reason {
    return REASONS[this.reason];
  }
}

/** The refusal of what an operator asks for: a sentence that says what is wrong and what to do. */
export const wrongRequest = (detail: string): Refusal => new Refusal("invalid_request", { detail });
