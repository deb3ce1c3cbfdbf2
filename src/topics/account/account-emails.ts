import { formatMoney } from "#domain/money.ts";
import { POINT_VALUE } from "#domain/cart/points-use.ts";
import { accountLimits, codeRules, temporaryPasswordRules } from "#domain/account/limits.ts";
import type { Email } from "#platform/mail/email.ts";
import { fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";

type Words = Pick<Services, "catalogue" | "content">;
type ShopWords = Words & Pick<Services, "config">;

function minutes(ms: number): string {
  return `${ms / 60_000} minutes`;
}

/** The code stands in its mail whatever its owner writes around it, and never in a subject: subjects are kept longer. */
export function verificationCodeEmail(services: Words, firstName: string, code: string): Email {
  const lasts = minutes(codeRules.lifeMs);
  const said = fillMail(services, "code", { "first-name": firstName, lasts });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    highlight: code,
  });
}

/** The password stands in its mail as a code does. */
export function temporaryPasswordEmail(services: ShopWords, firstName: string, password: string): Email {
  const facts = { "first-name": firstName, lasts: minutes(temporaryPasswordRules.lifeMs) };
  const said = fillMail(services, "temporary-password", facts);
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    highlight: password,
    link: { label: "Go to the shop", url: services.config.shopOrigin },
  });
}

export function passwordChangedEmail(services: ShopWords, firstName: string): Email {
  const said = fillMail(services, "password-changed", { "first-name": firstName });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    link: { label: "Go to the shop", url: services.config.shopOrigin },
  });
}

export function welcomeEmail(services: ShopWords, firstName: string): Email {
  const said = fillMail(services, "welcome", {
    "first-name": firstName,
    points: String(accountLimits.registrationPoints),
    "point-value": formatMoney(POINT_VALUE),
  });
  return writeShopMail(said, {
    greeting: `Hello ${firstName},`,
    link: { label: "See your account", url: `${services.config.shopOrigin}/account` },
  });
}
