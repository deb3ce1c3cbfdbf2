import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest } from "./quote-requests.ts";
import { writeAudit } from "#platform/db/audit.ts";
import {
  type Answered,
  type RequestAnswerFault,
  issueAnswer,
  type SubmittedPrice,
} from "./answer-request.ts";
import { auditedFiles, type SubmittedFiles, withMessageFiles } from "./message-files.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "shopMoment" | "storage">;

/**
 * Answers a quote request with a price, and with files: a quotation of its own, with its mail to the customer. The same answer again is the
 * same one; another one takes the last one's place, unless that was ordered. The audit log says who has answered.
 */
export function answerStudioRequest(
  services: Needs,
  staffId: number,
  requestNo: string,
  { ip, files, ...price }: Omit<SubmittedPrice, "files"> & SubmittedFiles,
): Promise<Answered | Refusal<RequestAnswerFault>> {
  return withMessageFiles(services, { ip, files }, (kept) =>
    services.db.transaction(async (tx) => {
      const row = await lockQuoteRequest(tx, requestNo);
      if (row === null) return refuse("not-found");
      const given = await issueAnswer(services, tx, row, { ...price, files: kept });
      if (given.ok && !given.isOld) {
        const after = { quotationNo: given.quotationNo, ...auditedFiles(kept) };
        await writeAudit(tx, { staffId, action: "request.answered", target: `request ${requestNo}`, after });
      }
      return given;
    }),
  );
}
