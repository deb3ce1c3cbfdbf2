import { brandColours as colour } from "#platform/brand-colours.ts";
import { escapeHtml } from "#platform/escape-html.ts";

/** What a mail says, before it is addressed. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface EmailDetail {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** Where the value leads. */
  readonly url?: string;
}

/** The parts of a mail; the layout is the shop's. */
export interface EmailParts {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The thing it is about, with a picture that the mail brings along. */
  readonly item?: string;
  /** What it is about, line by line. */
  readonly details?: readonly EmailDetail[];
  /** A code or a password, to be read and copied. */
  readonly highlight?: string;
  readonly afterwards?: readonly string[];
  /** Without an address there is none. */
  readonly link?: { readonly label: string; readonly url: string | null };
  /** It goes to the shop itself: nobody has to be told why. */
  readonly toStaff?: boolean;
}

/** Whose mails they are, and what they look like. */
export interface MailBrand {
  readonly name: string;
  readonly accent: string;
  readonly button: string;
  /** The size of its logo in CSS pixels; null where a mail shows the name. */
  readonly logo: { readonly width: number; readonly height: number } | null;
}

/** What a mail is written in, until it leaves. */
const usualBrand: MailBrand = {
  name: "Kisscut",
  accent: colour.magenta,
  button: colour.ink,
  logo: null,
};

/** What the shop's logo is called inside its mails. */
export const LOGO_ID = "logo@kisscut";

const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** What the picture of a product is called inside its mail. */
export const PICTURE_ID = "product@kisscut";

/** With pictures switched off, or none drawn, its words stand there. */
function pictured(item: string): string {
  return (
    `<img src="cid:${PICTURE_ID}" alt="Picture: ${escapeHtml(item)}" width="464" style="display:block;width:100%;max-width:464px;height:auto;` +
    `margin:0 0 14px;border-radius:10px;background:${colour.paper};font-size:14px;line-height:1.45;color:${colour.inkSoft}">` +
    `<p style="margin:0 0 12px;font-size:18px;line-height:1.35;font-weight:700;color:${colour.ink}">${escapeHtml(item)}</p>`
  );
}

/** The same mail where there is no picture to bring along. */
export function withoutPicture(html: string): string {
  return html.replace(/<img src="cid:product@[^>]*>/, "");
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colour.ink}">${escapeHtml(text)}</p>`;
}

/** A long one, a password, stays on one line on a phone of 320. */
function size(text: string): string {
  return text.length > 8 ? "font-size:18px;letter-spacing:0.5px" : "font-size:28px;letter-spacing:3px";
}

function highlightStart({ accent }: MailBrand): string {
  return `<p style="margin:24px 0;padding:18px 12px;border:2px dashed ${accent};`;
}

function highlighted(text: string): string {
  return (
    `${highlightStart(usualBrand)}border-radius:10px;background:${colour.paper};` +
    `text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;${size(text)};font-weight:600;overflow-wrap:anywhere;color:${colour.ink}">` +
    `${escapeHtml(text)}</p>`
  );
}

function cell(html: string, style: string): string {
  return (
    `<td style="padding:7px 0;border-top:1px solid ${colour.rule};vertical-align:top;font-size:14px;line-height:1.45;${style}">` +
    `${html}</td>`
  );
}

function valueHtml({ value, url }: EmailDetail): string {
  return url === undefined
    ? escapeHtml(value)
    : `<a href="${escapeHtml(url)}" style="color:${colour.ink}">${escapeHtml(value)}</a>`;
}

function detailTable(details: readonly EmailDetail[]): string {
  const rows = details.map(
    (detail) =>
      `<tr>${cell(escapeHtml(detail.label), `width:38%;padding-right:12px;color:${colour.inkSoft}`)}` +
      `${cell(valueHtml(detail), `color:${colour.ink};white-space:pre-line;word-break:break-word`)}</tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join("")}</table>`;
}

function detailText({ label, value, url }: EmailDetail): string {
  return `${label}: ${value}${url === undefined ? "" : ` ${url}`}`;
}

function buttonGround({ button }: MailBrand): string {
  return `padding:12px 24px;border-radius:10px;background:${button};color:${colour.card};font-size:16px;font-weight:600;text-decoration:none">`;
}

function button({ label, url }: { label: string; url: string }): string {
  return (
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;` +
    `${buttonGround(usualBrand)}${escapeHtml(label)}</a></p>`
  );
}

const WHY = "You are getting this email because this address was used at our shop.";
const STOP = "Stop reminders";

function mark({ name, accent, logo }: MailBrand): string {
  const said = escapeHtml(name);
  return logo === null
    ? `<span style="border-bottom:3px dashed ${accent}">${said}</span></p>`
    : `<img src="cid:${LOGO_ID}" alt="${said}" width="${logo.width}" height="${logo.height}" ` +
        `style="display:block;padding:6px 8px;border-radius:10px;background:${colour.card}"></p>`;
}

const SELLS = "custom printed labels, stickers and cards";

function footStart({ name }: MailBrand): string {
  return `<p style="margin:20px 0 0;font-size:13px;line-height:1.5;color:${colour.inkSoft}">${escapeHtml(name)}, ${SELLS}. `;
}

/** The last words of a mail as text. */
function signature({ name }: MailBrand): string {
  return `\n\n${name}, ${SELLS}\n`;
}

/** Parts of a mail's HTML that say whose it is. Each has a tag or ends one: no words that somebody wrote are such a part. */
const brandedParts = [highlightStart, buttonGround, mark, footStart];

/** A mail as the shop's own, with its name, colours and logo of the hour it leaves. */
export function inBrand(
  { text, html }: Pick<Email, "text" | "html">,
  brand: MailBrand,
): Pick<Email, "text" | "html"> {
  const written = signature(usualBrand);
  const at = text.lastIndexOf(written);
  return {
    text: at === -1 ? text : text.slice(0, at) + signature(brand) + text.slice(at + written.length),
    html: brandedParts.reduce((whole, part) => whole.replaceAll(part(usualBrand), () => part(brand)), html),
  };
}

function inLayout(subject: string, content: string, toStaff: boolean): string {
  return (
    `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:32px 16px;background:${colour.paper};${font}">` +
    `<div style="max-width:520px;margin:0 auto"><p style="margin:0 0 20px;font-size:24px;font-weight:700;color:${colour.ink}">` +
    mark(usualBrand) +
    `<div style="padding:32px 28px 16px;background:${colour.card};border:1px solid ${colour.rule};border-radius:18px">${content}</div>` +
    footStart(usualBrand) +
    `${toStaff ? "" : WHY}</p></div></body></html>`
  );
}

/** Writes a mail twice: as plain text and in the look of the shop. */
export function writeEmail(parts: EmailParts): Email {
  const { subject, greeting, paragraphs, item, details = [], highlight, afterwards = [] } = parts;
  const { label = "", url = null } = parts.link ?? {};
  const lines = [
    greeting,
    ...paragraphs,
    ...(item ? [item] : []),
    ...(details.length > 0 ? [details.map(detailText).join("\n")] : []),
    ...(highlight ? [`    ${highlight}`] : []),
    ...afterwards,
    ...(url === null ? [] : [`${label}: ${url}`]),
  ];
  const content = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(item ? [pictured(item)] : []),
    ...(details.length > 0 ? [detailTable(details)] : []),
    ...(highlight ? [highlighted(highlight)] : []),
    ...afterwards.map(paragraph),
    ...(url === null ? [] : [button({ label, url })]),
  ].join("");
  return {
    subject,
    text: lines.join("\n\n") + signature(usualBrand),
    html: inLayout(subject, content, parts.toStaff ?? false),
  };
}

/** A reminder with the way to have no more of them: last in the text, and below the mail beside why it came. */
export function withWayToStop({ subject, text, html }: Email, url: string): Email {
  const link = `<a href="${escapeHtml(url)}" style="color:${colour.inkSoft}">${STOP}</a>`;
  return { subject, text: `${text}\n${STOP}: ${url}\n`, html: html.replace(WHY, `${WHY} ${link}`) };
}
