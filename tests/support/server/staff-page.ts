import type { LightMyRequestResponse } from "fastify";
import { staffOrderUrl } from "#server/services/order/staff-order-key.ts";
import type { PeopleShop } from "./people-shop.ts";

function plain(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}

/** The forms of a page with what stands in them, by the last part of where they are sent. */
function formsIn(body: string) {
  return [...body.matchAll(/<form method="post" action="([^"]+)">(.*?)<\/form>/gs)].map(
    ([, action = "", inside = ""]) => {
      const inputs = [...inside.matchAll(/<input\b([^>]*)>/gs)].map(([, one = ""]) => [
        /\bname="([^"]*)"/.exec(one)?.[1] ?? "",
        plain(/\bvalue="([^"]*)"/.exec(one)?.[1] ?? ""),
      ]);
      const address = plain(action);
      return {
        address,
        name: address.split("?")[0]?.split("/").at(-1) ?? "",
        typed: Object.fromEntries(inputs),
      };
    },
  );
}

/** An order's page for the staff as it was opened once: what it sends says what it showed then. */
export interface StaffPage {
  readonly body: string;
  readonly forms: readonly string[];
  /** What stands in a form, as it was opened. */
  filled(form: string): Record<string, string>;
  /** Sends a form with other words in it. */
  send(form: string, typed?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** The path of an order's page for the staff, as its mails link it. */
export function staffPath({ services }: Pick<PeopleShop, "services">, number: string): string {
  const url = new URL(staffOrderUrl(services, number));
  return url.pathname + url.search;
}

/** Opens an order's page for the staff by a link of a mail; `query`: what is tried of a line. */
export async function openStaffPage(
  shop: Pick<PeopleShop, "app" | "services">,
  number: string,
  query: Record<string, string> = {},
): Promise<StaffPage> {
  const asked = new URLSearchParams(query).toString();
  const { body } = await shop.app.inject(`${staffPath(shop, number)}&${asked}`);
  const forms = formsIn(body);
  const find = (name: string) => {
    const form = forms.find((one) => one.name === name);
    if (form === undefined) throw new Error(`The page has no form "${name}".`);
    return form;
  };
  return {
    body,
    forms: forms.map(({ name }) => name),
    filled: (name) => find(name).typed,
    send: (name, typed = {}) => {
      const form = find(name);
      return shop.app.inject({
        method: "POST",
        url: form.address,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ ...form.typed, ...typed }).toString(),
      });
    },
  };
}

/** What a page says above all else. */
export function noticeOf({ body }: Pick<LightMyRequestResponse, "body">): string {
  const [, notice = ""] = /role="(?:status|alert)">\s*<p>(.*?)<\/p>/s.exec(body) ?? [];
  return plain(notice.trim());
}
