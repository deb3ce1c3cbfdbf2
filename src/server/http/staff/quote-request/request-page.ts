import type { FastifyReply } from "fastify";
import type { RequestPage } from "#server/services/quote-answer/read-request-page.ts";
import { type RequestFilesKey, requestFilesPath } from "#server/services/quote-request/request-files-key.ts";
import { html, type Html } from "../order/html.ts";
import { orderStyle } from "../order/order-style.ts";
import { sendStaffDocument } from "../staff-page.ts";
import { answerForm, type ReturnedAnswer } from "./answer-form.ts";

/** What is said above the page. */
export interface RequestNotice {
  readonly kind: "told" | "wrong";
  readonly words: string;
  /** What is wrong where. */
  readonly faults: readonly { readonly field: string; readonly words: string }[];
}

const style =
  orderStyle +
  `fieldset{margin:0;padding:0;border:0;min-width:0;display:grid;gap:12px}legend{padding:0;margin-bottom:8px;font-weight:700;font-size:15px}` +
  `.lines{display:grid;gap:20px}.asked{display:grid;gap:14px}.asked img{display:block;width:100%;height:auto;border-radius:10px;border:1px solid #e0d9cb}` +
  `fieldset textarea{line-height:1.5}.given li{padding:8px 0;border-top:1px solid #e0d9cb}.given li:first-child{border-top:0}`;

function noticeOf({ kind, words, faults }: RequestNotice): Html {
  const links = faults.map(({ field, words: fault }) => html`<li><a href="#${field}">${fault}</a></li>`);
  return html`<div class="${kind}" role="${kind === "told" ? "status" : "alert"}">
    <p>${words}</p>
    ${
      links.length > 0 &&
      html`<ul>
        ${links}
      </ul>`
    }
  </div>`;
}

function linkList(files: RequestPage["files"]): Html {
  return html`<ul>
    ${files.map(({ words, url }) => html`<li><a href="${url}">${words}</a></li>`)}
  </ul>`;
}

function askedCard(page: RequestPage, key: RequestFilesKey): Html {
  const { title, details, files, hasPicture, quoteType } = page;
  const picture = requestFilesPath("answer", key, "picture");
  return html`<section class="card asked" aria-labelledby="asked">
    <h2 id="asked">${title}</h2>
    ${hasPicture && html`<img src="${picture}" alt="" width="696" height="495" />`}
    <p class="quiet">${quoteType}</p>
    <dl class="details">
      ${details.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd class="pre">${value}</dd>`,
      )}
    </dl>
    ${
      files.length > 0 &&
      html`<div class="files">
        <h3>Files</h3>
        ${linkList(files)}
      </div>`
    }
  </section>`;
}

/** The answers so far, the newest first: it is the one that can be ordered. */
function givenCard({ answers }: RequestPage): Html {
  return html`<section class="card" aria-labelledby="given">
    <h2 id="given">${answers.length === 1 ? "The answer" : "The answers"}</h2>
    <ul class="given">
      ${answers.map(
        ({ number, total, validUntil, state, url }) =>
          html`<li><a href="${url}">${number}</a>, ${total}, kept until ${validUntil}: ${state}</li>`,
      )}
    </ul>
  </section>`;
}

function saidHead({ kind, by, reasons, quotationNo }: RequestPage["thread"][number]): string {
  const who = by === "customer" ? "The customer" : "You";
  if (kind === "answered") return `${who} answered with ${quotationNo}`;
  return kind === "declined" ? `${who} declined: ${reasons}` : who;
}

/** What was said beside the answers, and what came with files, the oldest first. */
function saidCard({ thread }: RequestPage): Html {
  const said = thread.filter(
    ({ kind, files }) => kind === "message" || kind === "declined" || files.length > 0,
  );
  if (said.length === 0) return html``;
  return html`<section class="card" aria-labelledby="said">
    <h2 id="said">What was said</h2>
    <ul class="given">
      ${said.map(
        (entry) =>
          html`<li>
            <strong>${saidHead(entry)}</strong>
            <p class="pre">${entry.words}</p>
            ${entry.links.length > 0 && linkList(entry.links)}
          </li>`,
      )}
    </ul>
  </section>`;
}

function answerCard(page: RequestPage, key: RequestFilesKey, back: ReturnedAnswer | null): Html {
  const form = answerForm(page, key, back);
  const isOrdered = page.answers.some((one) => one.isOrdered);
  if (isOrdered) return html``;
  if (page.answers.length === 0)
    return html`<section class="card" aria-labelledby="answer">
      <h2 id="answer">Answer with a price</h2>
      <p class="quiet">${page.customer} is told by email and can order at it until its last day.</p>
      ${form}
    </section>`;
  return html`<section class="card" aria-labelledby="answer">
    <h2 id="answer">Answer once more</h2>
    <p class="quiet">It takes the place of the last answer, which can no longer be ordered then.</p>
    <details${back !== null && html` open`}><summary>Write another answer</summary>${form}</details>
  </section>`;
}

/** The page of a quote request for the staff: everything in its document, the answer a plain form. */
export function sendRequestPage(
  reply: FastifyReply,
  page: RequestPage,
  key: RequestFilesKey,
  { notice, back }: { readonly notice: RequestNotice | null; readonly back: ReturnedAnswer | null },
): FastifyReply {
  const { requestNo, customer, email, isMember, answers } = page;
  const address = `mailto:${email}?subject=${encodeURIComponent(`Your quote request ${requestNo}`)}`;
  const body = html`<header class="bar">
      <p><span class="mark">Kisscut</span><span class="quiet">Staff</span></p>
    </header>
    <main>
      <div class="head">
        <div>
          <h1>Quote request ${requestNo}</h1>
          <span class="stage">${page.stageWords}</span>
        </div>
        ${notice && noticeOf(notice)}
        <dl class="facts">
          <div>
            <dt>Customer</dt>
            <dd>${customer}, ${isMember ? "has an account" : "guest"}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd><a href="${address}">${email}</a></dd>
          </div>
        </dl>
      </div>
      <div class="columns">
        <div class="items">
          ${answers.length > 0 && givenCard(page)}${saidCard(page)}${answerCard(page, key, back)}
        </div>
        <div class="side">${askedCard(page, key)}</div>
      </div>
    </main>`;
  return sendStaffDocument(reply, { title: `Quote request ${requestNo}`, style, body: body.html });
}
