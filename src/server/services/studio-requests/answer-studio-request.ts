import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest } from "#server/db/quote-requests.ts";
import { writeAudit } from "#server/db/staff/audit.ts";
import {
  type Answered,
  type RequestAnswerFault,
  issueAnswer,
  type SentPrice,
} from "../quote-answer/answer-request.ts";
import { auditedFiles, type SentFiles, withSaidFiles } from "../request-thread/said-files.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "jobs" | "shopMoment" | "storage">;

/** Answers a quote request with a price, and with files, for somebody of the staff, as the link of a staff mail does; the audit log says who. */
export function answerStudioRequest(
  services: Needs,
  staffId: number,
  requestNo: string,
  { ip, files, ...price }: Omit<SentPrice, "files"> & SentFiles,
): Promise<Answered | Refusal<RequestAnswerFault>> {
  return withSaidFiles(services, { ip, files }, (kept) =>
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
