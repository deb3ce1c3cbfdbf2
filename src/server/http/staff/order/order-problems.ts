import { type StaffOrderKey, staffOrderPath } from "#server/services/order/staff-order-key.ts";
import type { StaffOrderPage, StaffProblem } from "#server/services/staff-order/staff-order-page.types.ts";
import { type FormContext, staffForm } from "./order-fields.ts";
import { html, type Html } from "./html.ts";

function picture(key: StaffOrderKey, id: string, place: string): Html {
  const path = staffOrderPath(key, `problems/${id}`);
  return html`<a href="${path}"
    ><img src="${path}&amp;size=small" alt="${place}" width="144" height="102"
  /></a>`;
}

/** What is answered: the customer is told by mail, and reads it on the order's page. */
function answerForm(context: FormContext, problem: StaffProblem, isMain: boolean): Html {
  const { number, answers, remedies } = problem;
  return staffForm(context, {
    form: "problem",
    line: number,
    unseen: { line: String(number) },
    fields: [
      {
        name: "remedy",
        label: "What you do about it",
        choices: remedies,
      },
      { name: "words", label: "Words to the customer", hint: "They are told by email.", isLong: true },
    ],
    button: answers.length === 0 ? "Answer" : "Answer once more",
    isMain,
  });
}

function problemOf(context: FormContext, problem: StaffProblem, isMain: boolean): Html {
  const { number, when, kinds, words, pictures, answers } = problem;
  return html`<article aria-label="${`Problem ${number}`}">
    <div>
      <h3>${kinds}</h3>
      <p class="quiet">${when}</p>
    </div>
    <p class="change">${words}</p>
    ${
      pictures.length > 0 &&
      html`<div class="pictures">
        ${pictures.map((id, at) => picture(context.key, id, `Photo ${at + 1} of ${pictures.length}`))}
      </div>`
    }${answers.map((answer) => html`<p class="pre">${answer}</p>`)}${answerForm(context, problem, isMain)}
  </article>`;
}

/** What customers say is wrong with what was sent, the newest first; nothing where nothing is. */
export function problemsCard(context: FormContext, { problems }: StaffOrderPage): Html {
  if (problems.length === 0) return html``;
  const newest = problems.toReversed();
  const next = newest.find(({ answers }) => answers.length === 0);
  return html`<section class="card problems" aria-labelledby="problems">
    <h2 id="problems">${problems.length === 1 ? "A problem" : `${problems.length} problems`}</h2>
    ${newest.map((problem) => problemOf(context, problem, problem === next))}
  </section>`;
}
