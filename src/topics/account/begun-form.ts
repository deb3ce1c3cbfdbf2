import { cookieLives } from "#domain/account/cookie-lives.ts";
import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

const purpose = "begun form";

/** A mark for a browser that has opened a page of the shop: the time, signed. */
export function beginForm({ config }: Needs, now: number): string {
  return `${now}.${keyed(config.secretKey, purpose, String(now))}`;
}

/** Whether a browser shows a mark of ours that is not older than twelve hours. */
export function hasBegunForm({ config }: Needs, mark: string | null, now: number): boolean {
  const [time = "", signature = ""] = mark?.split(".") ?? [];
  const age = now - Number(time);
  return (
    sameText(signature, keyed(config.secretKey, purpose, time)) && age >= 0 && age < cookieLives.begunFormMs
  );
}
