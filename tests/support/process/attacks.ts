import { setTimeout as wait } from "node:timers/promises";
import { classic } from "../bodies/cart-bodies.ts";
import { uploadingBrowser } from "../server/upload-client.ts";
import { keepFile } from "./keep-file.ts";
import { worstDrawing } from "./worst-drawings.ts";

/** Goes on until the time is over; answers how often it was answered with which status. */
export type Attack = (origin: string, until: AbortSignal) => Promise<Readonly<Record<string, number>>>;

/** So many loops side by side, each doing the same again with a number of its own. */
async function repeat(
  loops: number,
  until: AbortSignal,
  act: (n: number, loop: number) => Promise<number | string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let n = 0;
  const go = async (loop: number) => {
    while (!until.aborted) {
      const status = String(await act((n += 1), loop).catch(() => "line lost"));
      counts[status] = (counts[status] ?? 0) + 1;
      // What is refused is tried again at once, but not in the same moment for ever.
      if (!status.startsWith("2")) await wait(20);
    }
  };
  await Promise.all(Array.from({ length: loops }, (_, loop) => go(loop)));
  return counts;
}

/** Asks from an address. */
function fetchFrom(origin: string, ip: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}`, {
    ...init,
    headers: { "content-type": "application/json", "x-forwarded-for": ip, ...init.headers },
  });
}

async function statusOf(origin: string, ip: string, path: string): Promise<number> {
  const answer = await fetchFrom(origin, ip, path);
  await answer.arrayBuffer();
  return answer.status;
}

/** Announces 200 MB each from addresses of one IPv6 /48, of which one byte comes at most. */
export const announce: Attack = (origin, until) =>
  repeat(8, until, async (n) => {
    const browser = uploadingBrowser(origin, "", `2001:db8:1:${(n % 60_000).toString(16)}::1`);
    const begun = await browser.begin("large.pdf", 200_000_000);
    const path = begun.headers.get("location");
    if (path === null) return begun.status;
    return n % 2 === 0 ? begun.status : (await browser.append(path, 0, Buffer.of(1))).status;
  });

/** Sixteen addresses, four pieces each, that stall after a kilobyte, and are begun again when they are given up. */
export const stall: Attack = (origin, until) =>
  repeat(64, until, async (_n, loop) => {
    const browser = uploadingBrowser(origin, "", `203.0.${loop % 16}.9`);
    const begun = await browser.begin("slow.pdf", 1_000_000);
    const path = begun.headers.get("location");
    if (path === null) return begun.status;
    const piece = browser.appendSlowly(path, 0, Buffer.alloc(1_000_000), 1_000);
    const over = new Promise<string>((resolve) => until.addEventListener("abort", () => resolve("stalled")));
    return Promise.race([piece.then(({ status }) => status), over]);
  });

/** Drawings that take the reader as long as they may, from two networks. */
export const drawWorst: Attack = (origin, until) =>
  repeat(4, until, async (n, loop) => {
    const ip = `203.0.113.${(loop % 2) + 1}`;
    return (await keepFile(origin, `worst-${n}.svg`, worstDrawing(n), ip)).status;
  });

/** A quotation of a hundred lines: Bill To written and its PDF asked for, again and again, in two loops of one network. */
export const drawQuotations: Attack = async (origin, until) => {
  const ip = "203.0.113.40";
  const quotations = Array.from({ length: 100 }, (_, at) => ({ ...classic, kinds: 1 + (at % 5) }));
  const body = JSON.stringify({ quotations });
  const answer = await fetchFrom(origin, ip, "/api/quote/create/quotation", { method: "POST", body });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  const { data } = (await answer.json()) as { data: { id: number; quotation_no: string } };
  const headers = { cookie: cookie.join("; ") };
  return repeat(2, until, async (n) => {
    const written = { method: "PUT", headers, body: JSON.stringify({ name: `Bea ${n}` }) };
    await (await fetchFrom(origin, ip, `/api/quote/update/quotation/${data.id}`, written)).arrayBuffer();
    const pdf = await fetchFrom(origin, ip, `/pdf/quotation/preview?quotation_no=${data.quotation_no}`, {
      headers,
    });
    await pdf.arrayBuffer();
    return pdf.status;
  });
};

/** Thirty at once of what is long: the calls' page and their document. */
export const readDocuments: Attack = (origin, until) =>
  repeat(30, until, (n) => statusOf(origin, "203.0.113.50", n % 2 ? "/api/docs" : "/api/openapi.json"));

/** Thirty at once of what is somebody's own, as large as it may be: a cart of a hundred lines, as a call and as a page, and what it compares. */
export const readOwn: Attack = async (origin, until) => {
  const ip = "203.0.113.70";
  let cookie = "";
  for (let at = 0; at < 100; at += 1) {
    const body = JSON.stringify({ ...classic, kinds: 1 + (at % 5) });
    const answer = await fetchFrom(origin, ip, "/api/cart/add", {
      method: "POST",
      headers: { cookie },
      body,
    });
    await answer.arrayBuffer();
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0] ?? "")
      .join("; ");
  }
  const paths = ["/api/cart", "/cart", "/checkout", "/api/auth/session"];
  return repeat(30, until, async (n) => {
    const answer = await fetchFrom(origin, ip, paths[n % paths.length] ?? "/", { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status;
  });
};

const lettering =
  "product_id=10&cutting_id=7&shape_id=5&finishing_id=1&adhesive_id=1&color_id=2&use_creation_tool=yes&selected_font=pacifico";

/** Thirty at once of what is drawn: pages of an own size, words of 480 letters, templates. */
export const drawPages: Attack = (origin, until) =>
  repeat(30, until, (n) => {
    const side = 30 + (n % 130);
    const size = `${30 + (n % 170)}x${side}`;
    const paths = [
      `/stickers/paper?size=${size}`,
      `/api/quote/get/words.svg?${lettering}&text=${`Kiaora${n % 1000} `.repeat(45).slice(0, 480)}`,
      `/artwork-guide/stickers/square/${side}x${side}.pdf`,
    ];
    return statusOf(origin, "203.0.113.60", paths[n % paths.length] ?? "/");
  });
