import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { AttachmentView } from "#topics/artwork/received-files.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

/** The key to a quote request: whoever has its link reads it, writes about it and declines its answer. It never ends. */
export function requestLinkKey({ config }: Needs, requestNo: string): string {
  return keyed(config.secretKey, "quote-request", requestNo);
}

/** Whether a key is that of a quote request. */
export function opensRequest(needs: Needs, requestNo: string, key: string): boolean {
  return sameText(key, requestLinkKey(needs, requestNo));
}

/** A quote request's page for its customer, with its key; once it was answered it leads to its answer. */
export function requestLinkPath(needs: Needs, requestNo: string): string {
  return `/q/request/${requestNo}/${requestLinkKey(needs, requestNo)}`;
}

/** A file that came with it or with what was said about it, or the shop's picture of that, with the same key. */
export function requestFilePath(needs: Needs, requestNo: string, id: string, view: AttachmentView): string {
  const query = new URLSearchParams({
    key: requestLinkKey(needs, requestNo),
    ...(view === "file" ? {} : { view }),
  });
  return `/request-files/${requestNo}/${id}?${query}`;
}

/** Its page as a whole address, for mails. */
export function requestLinkUrl(needs: Needs, requestNo: string): string {
  return needs.config.shopOrigin + requestLinkPath(needs, requestNo);
}
