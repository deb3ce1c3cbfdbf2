import { markMailRefused, markMailSent, readOwedMail } from "../../db/mails.ts";
import type { Post } from "../../mail/post.types.ts";
import type { Services } from "../services.ts";

/** Sends a mail that is still owed. Throws when it is worth another try; the queue tries again. */
export const sendMail = async (
  { db, log }: Pick<Services, "db" | "log">,
  post: Post,
  mailId: string,
): Promise<void> => {
  const owed = await readOwedMail(db, mailId);
  if (!owed) return;
  const outcome = await post.send(owed);
  if (outcome === "sent") return markMailSent(db, mailId);
  log.warn({ mailId, reason: outcome.refused }, "a mail was refused for good");
  await markMailRefused(db, mailId, outcome.refused);
};
