import { type RequestFilesKey, requestFilesPath } from "#server/services/quote-request/request-files-key.ts";
import type { RequestPage } from "#server/services/quote-answer/read-request-page.ts";
import { html, type Html } from "../order/html.ts";
import { type StaffField, staffField } from "../order/staff-field.ts";

/** An answer that was sent and not given: its form shows it again, with what is wrong. */
export interface ReturnedAnswer {
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** A line of the answer: the first one is what was asked for, the others are there for more. */
function lineFields(page: RequestPage, back: ReturnedAnswer | null, at: number): Html {
  const { typed, sets, enginePrice } = page;
  const first = at === 1;
  const shown = (field: StaffField) =>
    staffField(field.name, { ...field, value: typed[field.name] ?? "" }, back);
  const engine = enginePrice === null ? "" : ` The page asks ${enginePrice} today.`;
  const pieces = sets > 1 && first ? `Pieces of each of ${sets} sets` : "Pieces";
  return html`<fieldset>
    <legend>${first ? "What it is" : `Line ${at}`}</legend>
    ${shown({
      name: `line${at}`,
      label: "Description",
      isLong: true,
      rows: first ? 7 : 2,
      hint: first
        ? "The first line is its name; “Size: 50 mm” in a line of its own is a detail."
        : "Empty: no such line.",
    })}
    <div class="fields">
      ${shown({
        name: `pieces${at}`,
        label: pieces,
        inputmode: "numeric",
        ...(first ? {} : { hint: "Empty: a charge, for which nothing is made." }),
      })}${shown({
        name: `price${at}`,
        label: "Price in dollars",
        inputmode: "decimal",
        hint: `For all of it, GST included.${first ? engine : ""}`,
      })}
    </div>
  </fieldset>`;
}

/** The further lines: seen where something was typed into them. */
function moreLines(page: RequestPage, back: ReturnedAnswer | null): Html {
  const places = Array.from({ length: page.lines - 1 }, (_, at) => at + 2);
  const isTyped = places.some((at) => (back?.typed[`line${at}`] ?? back?.typed[`price${at}`] ?? "") !== "");
  return html`<details${isTyped && html` open`}><summary>More lines</summary>
    <div class="lines">${places.map((at) => lineFields(page, back, at))}</div></details>`;
}

/** The form that answers a request. */
export function answerForm(page: RequestPage, key: RequestFilesKey, back: ReturnedAnswer | null): Html {
  const shown = (field: StaffField) =>
    staffField(field.name, { ...field, value: page.typed[field.name] ?? "" }, back);
  const isAnother = page.answers.length > 0;
  return html`<form method="post" action="${requestFilesPath("answer", key)}">
    <input type="hidden" name="seen" value="${page.seen}" />
    ${lineFields(page, back, 1)}${moreLines(page, back)}
    <div class="fields">
      ${shown({ name: "shipping", label: "Shipping in dollars", inputmode: "decimal", hint: "0 for free." })}${shown(
        {
          name: "days",
          label: "Days of production",
          inputmode: "numeric",
          hint: "Working days until it leaves.",
        },
      )}${shown({ name: "until", label: "Kept until", type: "date", hint: "The last day to order at it." })}
    </div>
    ${shown({ name: "words", label: "Words to the customer", isLong: true, rows: 3, hint: "May stay empty." })}
    <button class="main">${isAnother ? "Send the new answer" : "Send the answer"}</button>
  </form>`;
}
