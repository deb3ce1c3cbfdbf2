import { refuse, type Refusal } from "#domain/refusal.ts";
import { lockQuoteRequest } from "#server/db/quote-requests.ts";
import { writeAudit } from "#server/db/staff/audit.ts";
import {
  type Answered,
  type RequestAnswerFault,
  issueAnswer,
  type SentPrice,
} from "../quote-answer/answer-request.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "jobs" | "shopMoment">;

/** Answers a quote request with a price for somebody of the staff, as the link of a staff mail does; the audit log says who. */
export function answerStudioRequest(
  services: Needs,
  staffId: number,
  requestNo: string,
  sent: SentPrice,
): Promise<Answered | Refusal<RequestAnswerFault>> {
  return services.db.transaction(async (tx) => {
    const row = await lockQuoteRequest(tx, requestNo);
    if (row === null) return refuse("not-found");
    const given = await issueAnswer(services, tx, row, sent);
    if (given.ok && !given.isOld) {
      const after = { quotationNo: given.quotationNo };
      await writeAudit(tx, { staffId, action: "request.answered", target: `request ${requestNo}`, after });
    }
    return given;
  });
}
