import type { FastifyReply } from "fastify";
import type { StaffOrderPage } from "#server/services/staff-order/staff-order-page.types.ts";
import { sendStaffDocument } from "../staff-page.ts";
import { html, type Html } from "./html.ts";
import type { FormContext } from "./order-fields.ts";
import { problemsCard } from "./order-problems.ts";
import { itemCard } from "./order-item.ts";
import { customerCard, makingCard, messageCard, moneyCard, storyCard } from "./order-sections.ts";
import { orderStyle } from "./order-style.ts";

/** What is said above the page: that something was noted, or why not, with what has happened since. */
export type PageNotice =
  | { readonly kind: "told"; readonly words: string }
  | {
      readonly kind: "wrong";
      readonly words: string;
      readonly since: StaffOrderPage["events"];
      /** What is wrong where: a sentence with the id of its field. */
      readonly faults: readonly { readonly id: string; readonly words: string }[];
    };

function noticeOf(notice: PageNotice): Html {
  if (notice.kind === "told") return html`<div class="told" role="status"><p>${notice.words}</p></div>`;
  const { words, since, faults } = notice;
  const events = since.map(({ when, by, words: event }) => html`<li>${when}, ${by}: ${event}</li>`);
  const links = faults.map(({ id, words: fault }) => html`<li><a href="#${id}">${fault}</a></li>`);
  const listed = [...events, ...links];
  return html`<div class="wrong" role="alert">
    <p>${words}</p>
    ${
      listed.length > 0 &&
      html`<ul>
        ${listed}
      </ul>`
    }
  </div>`;
}

function headOf({ orderNo, stage, facts, awaited }: StaffOrderPage, notice: PageNotice | null): Html {
  return html`<div class="head">
    <div>
      <h1>Order ${orderNo}</h1>
      <span class="stage">${stage}</span>
    </div>
    ${notice && noticeOf(notice)}
    <dl class="facts">
      ${facts.map(
        ({ label, words }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${words}</dd>
          </div>`,
      )}
    </dl>
    ${
      awaited.length > 0 &&
      html`<ul class="awaited" aria-label="Next">
        ${awaited.map((words) => html`<li>${words}</li>`)}
      </ul>`
    }
  </div>`;
}

/** The page of an order for the staff: everything in its document, every action a plain form. */
export function sendOrderPage(
  reply: FastifyReply,
  page: StaffOrderPage,
  context: FormContext,
  notice: PageNotice | null,
): FastifyReply {
  const { items, orderNo, main } = page;
  const firstToProof = items.find(({ turn }) => turn === "act")?.line;
  const body = html`<header class="bar">
      <p><span class="mark">Kisscut</span><span class="quiet">Staff</span></p>
    </header>
    <main>
      ${headOf(page, notice)}${problemsCard(context, page)}
      <div class="columns">
        <section class="items" aria-labelledby="items">
          <h2 id="items">${items.length === 1 ? "1 item" : `${items.length} items`}</h2>
          ${items.map((item) => itemCard(context, item, main === "proof" && item.line === firstToProof))}
        </section>
        <div class="side">
          ${moneyCard(context, page)}${makingCard(context, page)}${customerCard(page)}${messageCard(context)}
        </div>
        ${storyCard(page)}
      </div>
    </main>`;
  return sendStaffDocument(reply, { title: `Order ${orderNo}`, style: orderStyle, body: body.html });
}
