import type { Refusal } from "#server/services/refusal.ts";
import { failure, type Failure } from "#contract/envelope.ts";

/** The one table from a refusal's reason to its status. */
const STATUS = { malformed: 400, refused: 422, "not-found": 404 } as const satisfies Record<
  Refusal["reason"],
  number
>;

type Status = (typeof STATUS)[Refusal["reason"]];

/** One sentence for the envelope that names the first field at fault. */
function sentence(fields: Refusal["fields"]): string {
  const [name = "request", message = "was refused."] = Object.entries(fields)[0] ?? [];
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

/** Sets the status of a refusal and answers its envelope. */
export function refuse(reply: { code(status: Status): unknown }, { reason, fields }: Refusal): Failure {
  reply.code(STATUS[reason]);
  return failure(STATUS[reason], sentence(fields), { fields });
}
