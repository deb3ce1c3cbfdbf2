import type { Refusal } from "../services/refusal.ts";
import { failure } from "./envelope.ts";

/** The one table from a refusal's reason to its status. */
const STATUS = { malformed: 400, refused: 422, "not-found": 404 } as const satisfies Record<
  Refusal["reason"],
  number
>;

/** The failure a refusal becomes; its message is that of the first field. Send it with its `code`. */
export const refused = ({ reason, fields }: Refusal) => {
  const code = STATUS[reason];
  return { ...failure(code, Object.values(fields)[0] ?? "The request was refused.", { fields }), code };
};
