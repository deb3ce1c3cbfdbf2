import type { Labelled, StaffOrderPage } from "#server/services/staff-order/staff-order-page.types.ts";
import { type FormContext, staffForm, returnedTo } from "./order-fields.ts";
import { html, type Html } from "./html.ts";

/** Opened for whoever wants it, or where it was sent and not done. */
function folded(summary: string, isOpen: boolean, content: Html): Html {
  return html`<details${isOpen && html` open`}><summary>${summary}</summary>${content}</details>`;
}

function moneyFields(amount: string, reference: string) {
  return [
    { name: "amount", label: "Amount in dollars", value: amount, inputmode: "decimal" },
    { name: "reference", label: "Reference", hint: reference },
  ] as const;
}

function sumRow({ label, words }: Labelled, at: number, all: readonly Labelled[]): Html {
  const look =
    at === all.length - 1 ? "due" : label === "Total" ? "sum" : label === "of it GST" ? "gap quiet" : "";
  return html`<tr class="${look}">
    <th scope="row">${label}</th>
    <td>${words}</td>
  </tr>`;
}

/** Moves the money itself, and notes it. */
function cardRefundForm(context: FormContext, owed: string, most: string): Html {
  const hint = `At most ${most}. It goes to the card it came from, at once.`;
  return staffForm(context, {
    form: "refund-card",
    fields: [{ name: "amount", label: "Amount in dollars", value: owed, hint, inputmode: "decimal" }],
    button: "Give it back now",
    isMain: false,
  });
}

/** What it costs, what has come of it, and the forms that note more. */
export function moneyCard(context: FormContext, page: StaffOrderPage): Html {
  const { sums, due, owed, canGiveBack, backToCard, papers, main } = page;
  const pay = staffForm(context, {
    form: "pay",
    fields: moneyFields(due, "As the bank names it."),
    button: "Note the payment",
    isMain: main === "pay",
  });
  const refund = staffForm(context, {
    form: "refund",
    fields: moneyFields(owed, "As the bank names it."),
    button: "Note the refund",
    isMain: false,
  });
  const isBack = (form: "pay" | "refund" | "refund-card") => returnedTo(context, form) !== null;
  return html`<section class="card" aria-labelledby="money">
    <h2 id="money">Money</h2>
    <table>
      <tbody>
        ${sums.map(sumRow)}
      </tbody>
    </table>
    ${
      papers.length > 0 &&
      html`<ul aria-label="Papers">
        ${papers.map(({ label, words, path }) => html`<li><a href="${path}">${label}</a>, ${words}</li>`)}
      </ul>`
    }
    ${due === "" ? folded("Note another payment", isBack("pay"), pay) : pay}${
      backToCard !== null &&
      folded(
        "Give back to the card",
        isBack("refund-card") || owed !== "",
        cardRefundForm(context, owed, backToCard),
      )
    }${canGiveBack && folded("Note a refund", isBack("refund") || owed !== "", refund)}
  </section>`;
}

function makingForm(context: FormContext, { may, isOver, main }: StaffOrderPage): Html {
  if (may.start)
    return staffForm(context, { form: "start", button: "Start production", isMain: main === "start" });
  if (may.deliver)
    return staffForm(context, { form: "deliver", button: "It was delivered", isMain: main === "deliver" });
  if (may.dispatch)
    return staffForm(context, {
      form: "dispatch",
      fields: [
        { name: "carrier", label: "Carrier", hint: "The customer is told by email." },
        { name: "tracking", label: "Tracking number", hint: "May stay empty." },
      ],
      button: "It has left",
      isMain: main === "dispatch",
    });
  return html`<p class="quiet">
    ${
      isOver
        ? "There is nothing more to do."
        : "It starts when every proof is approved and all of it is paid."
    }
  </p>`;
}

/** The way through the workshop, and the way out of it. */
export function makingCard(context: FormContext, page: StaffOrderPage): Html {
  const cancel = staffForm(context, {
    form: "cancel",
    fields: [{ name: "reason", label: "Reason", hint: "The customer reads it.", isLong: true }],
    button: "Cancel the order",
    isMain: false,
  });
  const isBack = returnedTo(context, "cancel") !== null;
  return html`<section class="card" aria-labelledby="making">
    <h2 id="making">Production and dispatch</h2>
    ${makingForm(context, page)}${page.may.cancel && folded("Cancel this order", isBack, cancel)}
  </section>`;
}

/** Who ordered, and where it goes. */
export function customerCard({ customer, email, orderNo, creditPath }: StaffOrderPage): Html {
  const address = `mailto:${email}?subject=${encodeURIComponent(`Your order ${orderNo}`)}`;
  return html`<section class="card" aria-labelledby="customer">
    <h2 id="customer">Customer</h2>
    <dl class="said">
      <div>
        <dt>Email</dt>
        <dd><a href="${address}">${email}</a></dd>
      </div>
      ${customer.map(
        ({ label, words }) =>
          html`<div>
            <dt>${label}</dt>
            <dd class="pre">${words}</dd>
          </div>`,
      )}
    </dl>
    ${creditPath !== null && html`<p><a href="${creditPath}">Sell on account</a></p>`}
  </section>`;
}

/** Words to the customer; what was written stands among what has happened. */
export function messageCard(context: FormContext): Html {
  const form = staffForm(context, {
    form: "message",
    fields: [{ name: "words", label: "Message", hint: "The customer is told by email.", isLong: true }],
    button: "Send the message",
    isMain: false,
  });
  return html`<section class="card" aria-labelledby="message">
    <h2 id="message">Write to the customer</h2>
    ${form}
  </section>`;
}

/** What has happened, the newest first. */
export function storyCard({ events }: Pick<StaffOrderPage, "events">): Html {
  return html`<section class="card story" aria-labelledby="story">
    <h2 id="story">What has happened</h2>
    <ol>
      ${events
        .toReversed()
        .map(
          ({ when, by, words }) =>
            html`<li><span class="quiet">${when}, ${by}</span><span class="pre">${words}</span></li>`,
        )}
    </ol>
  </section>`;
}
