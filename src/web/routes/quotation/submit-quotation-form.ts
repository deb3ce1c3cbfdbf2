import { data, redirect } from "react-router";
import { callAs, type CallForVisitor } from "#web/calls/call-as.ts";
import type { SubmittedForm } from "#web/quotation/request-use.ts";

interface RequestKey {
  readonly requestNo: string;
  readonly key: string;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** One of the forms about a request as it comes without a script; refused, it comes back with its sentence and its words. */
export async function submitQuotationForm(
  call: CallForVisitor,
  { requestNo, key }: RequestKey,
  form: FormData,
  page: string,
) {
  const asked = { params: { request_no: requestNo }, query: { key } };
  const words = textOf(form, "words");
  const reasons = form.getAll("reasons").filter((reason) => typeof reason === "string");
  const answerNo = textOf(form, "answer_no");
  const isDecline = textOf(form, "form") === "decline";
  const { answer, status } = isDecline
    ? await callAs(call, "POST quote-request/:request_no/decline", {
        ...asked,
        body: { answer_no: answerNo, reasons, words },
      })
    : await callAs(call, "POST quote-request/:request_no/messages", {
        ...asked,
        body: { words, answer_no: answerNo === "" ? null : answerNo },
      });
  if (answer.ok) return redirect(`${page}#talk`, 303);
  const { message, fields } = answer;
  const said: SubmittedForm = {
    form: isDecline ? "decline" : "ask",
    typed: words,
    ticked: reasons,
    message,
    fields,
  };
  return data({ refused: null, said }, { status });
}
