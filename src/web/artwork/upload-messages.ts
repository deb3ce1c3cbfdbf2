import { unusedFileLabel, unusedFileNote } from "#domain/artwork/file-days.ts";
import type { ArtworkProgress } from "#web/calls/artwork-progress.ts";

/** Who sees a picture that is sent to the shop. */
const WHO_SEES_IT = "Only you and our print team can see it.";
/** What is said before one is chosen; with the days after which a file goes that was never used, where they are known. */
export function uploadOffer(unusedDays: number | null): string {
  const offer = `We upload it in the background. ${WHO_SEES_IT}`;
  return unusedDays === null ? offer : `${offer} ${unusedFileLabel(unusedDays)}`;
}

/** The same where there is little room. */
export function shortUploadOffer(unusedDays: number | null): string {
  return unusedDays === null ? "Private." : `Private. ${unusedFileNote(unusedDays)}`;
}

/** What is said of a picture on its way; "" where a message says it. */
export function uploadMessage(progress: ArtworkProgress): string {
  switch (progress.step) {
    case "preparing":
      return "Getting your picture ready …";
    case "elsewhere":
      return "Your picture is being uploaded in another tab.";
    case "waiting":
      return "Your picture waits its turn: others are uploaded first.";
    case "sending":
      return `Uploading your picture, ${progress.percent}%`;
    case "interrupted":
      return `Upload interrupted at ${progress.percent}%. It carries on by itself.`;
    case "paused":
      return `Upload paused at ${progress.percent}%. ${progress.message ?? ""}`.trim();
    case "reading":
      return "Uploaded. We are opening it …";
    case "kept":
      return `Saved: it goes with your order. ${WHO_SEES_IT}`;
    case "refused":
    case "cancelled":
      return "";
  }
}

/** The same for whoever hears it: each percent would be too much. */
export function heardLabel(progress: ArtworkProgress): string {
  return progress.step === "sending" ? "Uploading your picture" : uploadMessage(progress);
}
