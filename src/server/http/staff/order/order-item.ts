import { type StaffOrderKey, staffOrderPath } from "#server/services/order/staff-order-key.ts";
import type { StaffItem } from "#server/services/staff-order/staff-order-page.types.ts";
import { fileWords } from "../staff-cut-files.ts";
import { amendForm, proposedTo } from "./order-amend.ts";
import { type FormContext, staffForm, returnedTo } from "./order-fields.ts";
import { html, type Html } from "./html.ts";

function linePath(key: StaffOrderKey, line: number, file: string): string {
  return staffOrderPath(key, `lines/${line}/${file}`);
}

function link(address: string, words: string): Html {
  return html`<li><a href="${address}" download>${words}</a></li>`;
}

function slotOf(
  key: StaffOrderKey,
  { line, title, proofVersion }: StaffItem,
  slot: StaffItem["slots"][number],
): Html {
  const { name, at, place, artworkName, notes, files } = slot;
  return html`<div>
    <h4 class="quiet">${place === "Artwork" ? "Files to print" : place}</h4>
    ${notes.map((note) => html`<p class="quiet">${note}</p>`)}
    <ul aria-label="${`Files of ${title}, ${place}`}">
      ${files.map(({ file, words }) =>
        link(linePath(key, line, file), words),
      )}${artworkName !== "" && link(linePath(key, line, `as-sent-${name}`), `${artworkName}, as it was sent`)}${
        artworkName !== "" &&
        proofVersion !== null &&
        link(
          linePath(key, line, `proofs/${proofVersion}/${at}`),
          `Proof ${proofVersion}, as the customer has it (PDF)`,
        )
      }
    </ul>
  </div>`;
}

function filesOf(key: StaffOrderKey, item: StaffItem): Html {
  const { line, slots, cutFiles, title } = item;
  if (slots.length === 0 && cutFiles.length === 0) return html``;
  const cut =
    cutFiles.length > 0 &&
    html`<div>
      <h4 class="quiet">Files to cut</h4>
      <ul aria-label="${`Files of ${title}`}">
        ${cutFiles.map((file) => link(linePath(key, line, file), fileWords(file)))}
      </ul>
    </div>`;
  return html`<div class="files">${slots.map((slot) => slotOf(key, item, slot))}${cut}</div>`;
}

function proofForm(context: FormContext, item: StaffItem, isMain: boolean): Html {
  const { line, title, toMake, toMind, tried } = item;
  if (toMake === null) return html``;
  const { version, sha256, isAnother, amending } = toMake;
  const proof = version === 1 ? "the proof" : `proof ${version}`;
  const button = amending === null ? `Send ${proof}` : `Propose it with ${proof}`;
  const form = staffForm(context, {
    form: "proof",
    line,
    unseen: { line: String(line), version: String(version), sha256, ...amending },
    fields: [
      {
        name: "note",
        label: "Note to the customer",
        hint: version > 1 ? "What is different now?" : "May stay empty.",
        isLong: true,
      },
    ],
    button,
    isMain,
  });
  const mind =
    toMind.length > 0 &&
    html`<div class="mind">
      <b>To look at first</b>
      <ul>
        ${toMind.map((words) => html`<li>${words}</li>`)}
      </ul>
    </div>`;
  const amend = amendForm(context, item);
  if (!isAnother) return html`${amend}${mind}${form}`;
  const isOpen = tried.isTried || returnedTo(context, "proof", line) !== null;
  return html`<details${isOpen && html` open`}><summary aria-label="${`Send another proof of ${title}`}">Send another proof</summary>${amend}${form}</details>`;
}

/** What the customer would like to be changed, with the pictures on which they have put pins. */
function changeOf(key: StaffOrderKey, { line, title, change, pinned }: StaffItem): Html {
  if (change === null) return html``;
  const pictures = pinned.map(({ version, place, label }) => {
    const where = label === "" ? "" : `, ${label}`;
    return html`<figure>
      <img
        src="${linePath(key, line, `pins/${version}/${place}`)}"
        alt="${`${title}${where}, with the customer's pins`}"
        width="900"
        height="640"
        loading="lazy"
      />${label !== "" && html`<figcaption class="hint">${label}</figcaption>`}
    </figure>`;
  });
  return html`<p class="change"><b>The customer asks for a change:</b>${change}</p>
    ${pictures}`;
}

/** What a line is, and what it costs. */
function headOf({ line, title, price, quantity, details, isCharge }: StaffItem): Html {
  return html`<div class="line">
      <h3>${line}. ${title}</h3>
      <strong>${price}</strong>
    </div>
    ${!isCharge && html`<p>${quantity}</p>`}
    <dl class="details">
      ${details.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
}

/** A line for which nothing is made. */
function chargeCard(item: StaffItem): Html {
  return html`<article class="card" id="item-${item.line}">
    ${headOf(item)}
    <p class="quiet">A charge: nothing is made for it.</p>
  </article>`;
}

/** A line with its picture, how its proof stands, its files, and the form that sends the next proof. */
export function itemCard(context: FormContext, item: StaffItem, isMain: boolean): Html {
  if (item.isCharge) return chargeCard(item);
  const { line, proof, turn, note, isSample, isOther, sha256 } = item;
  const tried = new URLSearchParams(item.toMake?.amending ?? {}).toString();
  const picture = linePath(context.key, line, "picture") + (tried === "" ? "" : `&${tried}`);
  return html`<article class="card item" id="item-${line}">
    <figure>
      <img src="${picture}" alt="" width="464" height="320" loading="lazy" />${
        isSample && html`<figcaption class="hint">A sample design: there is no artwork yet.</figcaption>`
      }
    </figure>
    <div class="body">
      ${headOf(item)}
      <p class="turn" data-turn="${turn}">${proof}</p>
      ${proposedTo(item)}
      ${
        note !== "" && html`<p class="quiet pre">With it: ${note}</p>`
      }${turn === "act" && changeOf(context.key, item)}${
        isOther &&
        html`<p class="wrong">
          The files show something else now than this proof did. Send a new proof before anything is made.
        </p>`
      }${proofForm(context, item, isMain)}${filesOf(context.key, item)}
      <p class="quiet">
        Fingerprint of ${turn === "done" ? "what was approved" : "what is printed and cut"}:
        ${sha256.slice(0, 12)}
      </p>
    </div>
  </article>`;
}
