import type { StaffItem, ToldAmendment } from "#server/services/staff-order/staff-order-page.types.ts";
import { staffOrderPath } from "#server/services/order/staff-order-key.ts";
import { html, type Html } from "./html.ts";
import type { FormContext } from "./order-fields.ts";
import { staffField } from "./staff-field.ts";

/** Another size or quantity: what was, what is proposed, and what that costs more or less. */
export function amendmentTable({ changes, difference }: ToldAmendment): Html {
  return html`<table>
    ${changes.map(
      ({ label, was, now }) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${was ?? "none"} → <b>${now ?? "none"}</b></td>
        </tr>`,
    )}
    <tr class="sum">
      <th scope="row">The order costs</th>
      <td>${difference}</td>
    </tr>
  </table>`;
}

/** What the proof that is with the customer proposes. */
export function proposedTo({ proposed }: StaffItem): Html {
  if (proposed === null) return html``;
  return html`<div class="mind"><b>Proposed with it</b>${amendmentTable(proposed)}</div>`;
}

/** Works out another size or quantity before it is proposed: asking changes nothing. */
export function amendForm({ key }: FormContext, { line, title, tried, mayAmend }: StaffItem): Html {
  if (!mayAmend) return html``;
  const { fields, faults, why, worked, isTried } = tried;
  const back = { typed: fields, fields: faults };
  const named = [
    { name: "width", label: "Width in mm", inputmode: "numeric" },
    { name: "height", label: "Height in mm", inputmode: "numeric" },
    { name: "quantity", label: "Pieces of a set", inputmode: "numeric" },
  ] as const;
  const hidden = { until: key.until, key: key.key, line: String(line) };
  const path = staffOrderPath(key);
  const form = html`<form method="get" action="${path.split("?")[0] ?? path}#item-${line}">
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <div class="fields">${named.map((field) => staffField(`amend-${line}-${field.name}`, field, back))}</div>
    <button>Work out the price</button>
  </form>`;
  const told =
    worked !== null &&
    html`${amendmentTable(worked)}
      <p><a href="${path}#item-${line}">Leave it as it was ordered</a></p>`;
  const refused = why !== "" && html`<p class="fault" role="alert">${why}</p>`;
  return html`<details${isTried && html` open`}><summary aria-label="${`Another size or quantity of ${title}`}">Another size or quantity</summary>${refused}${form}${told}</details>`;
}
