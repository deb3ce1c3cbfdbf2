import { dropMail, markMailRefused, markMailSent, readOwedMail } from "#platform/db/mails.ts";
import type { MailPicture } from "#platform/db/schema/shop.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import { inBrand, withoutPicture } from "#platform/mail/email.ts";
import type { MailTransport } from "#platform/mail/mail-transport.types.ts";
import { printedPicture } from "#topics/printing/proof-pictures.ts";
import { findProofCheck } from "#topics/printing/proof-checks.ts";
import { readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { screenSize } from "#domain/screen-logo.ts";
import { screenLogo } from "./screen-logo.ts";
import type { Services } from "#topics/services.ts";
import { drawWithArtwork } from "./draw-with-artwork.ts";
import { hasStoppedReminders } from "./stopped-reminders.ts";

type Sender = Pick<Services, "catalogue" | "db" | "log" | "storage">;
type Needs = Sender & Pick<Services, "dayCounts">;

/** The drawing of a print file with its lines; null where the mail is of none. */
async function drawnProof(
  { db, storage }: Pick<Sender, "db" | "storage">,
  { proofCheckId }: MailPicture,
): Promise<Buffer | null> {
  const check = proofCheckId === undefined ? null : await findProofCheck(db, proofCheckId);
  if (check === null || check.lines === null) return null;
  const picture = await printedPicture({ storage }, check);
  if (picture === null) return null;
  // As with products: what draws takes memory of its own.
  const { drawProofMail } = await import("#topics/printing/draw-proof-mail.ts");
  return drawProofMail(check.lines, picture);
}

/** The picture of a mail. A mail without its picture is better than none, so what cannot be drawn is logged and left out. */
async function draw(sender: Sender, mailId: string, shown: MailPicture): Promise<Buffer | null> {
  const { catalogue, db, log } = sender;
  const then = await catalogue.version(shown.catalogueVersionId);
  if (then === null) return null;
  const left = (error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    log.error({ mailId, reason }, "a mail has no picture");
    return null;
  };
  try {
    const drawing = await drawnProof(sender, shown).catch(left);
    if (drawing !== null) return drawing;
    const selection = selectionOf(shown.selection);
    // Whose it is was looked up when the mail was promised.
    const artwork = await readPromisedArtwork(db, [selection]);
    return await drawWithArtwork(sender, then, selection, artwork);
  } catch (error) {
    return left(error);
  }
}

/** The brand of the shop at this hour, with the logo itself. */
async function brandNow({ catalogue, db }: Sender) {
  const { shop } = catalogue.current().document;
  const { accentColour: accent, buttonColour: button } = rulesOf(shop);
  const picture = shop.logo === undefined ? null : await screenLogo(db, shop.logo.id);
  const logo = shop.logo === undefined || picture === null ? null : screenSize(shop.logo);
  return { brand: { name: shop.name, accent, button, logo }, logo: picture };
}

/**
 * Sends a mail that is still owed. Throws when it is worth another try; the queue tries again. `mayWait`: false where somebody sits there
 * and waits for it, and its server is asked although it has asked to be left alone.
 */
export async function sendMail(
  services: Needs,
  transport: MailTransport,
  mailId: string,
  { mayWait = true }: { readonly mayWait?: boolean } = {},
): Promise<void> {
  const { dayCounts, db, log } = services;
  const owed = await readOwedMail(db, mailId);
  if (!owed) return;
  // Stopped since it was promised.
  if (owed.stopUrl !== null && (await hasStoppedReminders(db, owed.recipient))) return dropMail(db, mailId);
  if (mayWait && transport.isPaused(owed.recipient))
    throw new Error("The server of its address has asked to wait.");
  const picture = owed.picture && (await draw(services, mailId, owed.picture));
  const { brand, logo } = await brandNow(services);
  const { text, html } = inBrand(owed, brand);
  const pictured = picture === null ? withoutPicture(html) : html;
  const outcome = await transport.send({ ...owed, text, html: pictured, picture, logo });
  if (outcome === "sent") {
    await markMailSent(db, mailId);
    return dayCounts.count("mail-sent");
  }
  log.warn({ mailId, reason: outcome.refused }, "a mail was refused for good");
  const { refused } = outcome;
  await db.transaction((tx) => markMailRefused(tx, mailId, refused));
  dayCounts.count("mail-refused");
}
