import { formatMoney } from "#domain/money.ts";
import { POINT_VALUE } from "#domain/cart/points-use.ts";
import { accountLimits, codeRules, temporaryPasswordRules } from "#domain/account/limits.ts";
import { writeEmail, type Email } from "#platform/mail/email.ts";

function minutes(ms: number): number {
  return ms / 60_000;
}

export function verificationCodeEmail(firstName: string, code: string): Email {
  return writeEmail({
    subject: "Your Kisscut verification code",
    greeting: `Hello ${firstName},`,
    paragraphs: ["Thank you for registering. Please type this code where you registered:"],
    highlight: code,
    afterwards: [
      `It works for ${minutes(codeRules.lifeMs)} minutes. If you did not register, you can ignore this email: no account is made without the code.`,
    ],
  });
}

export function temporaryPasswordEmail(firstName: string, password: string, shopOrigin: string): Email {
  return writeEmail({
    subject: "Your temporary Kisscut password",
    greeting: `Hello ${firstName},`,
    paragraphs: ["Someone asked for a new password for your account. Sign in once with this temporary one:"],
    highlight: password,
    afterwards: [
      `It works for ${minutes(temporaryPasswordRules.lifeMs)} minutes, and you will choose a new password right after. Your old password keeps working until then, so if you did not ask for this, you can ignore this email.`,
    ],
    link: { label: "Go to the shop", url: shopOrigin },
  });
}

export function passwordChangedEmail(firstName: string, shopOrigin: string): Email {
  return writeEmail({
    subject: "Your Kisscut password was changed",
    greeting: `Hello ${firstName},`,
    paragraphs: [
      "The password for your account has just been changed, and every other device has been signed out.",
      "If that was not you, please ask for a temporary password at once: choose Forgot Password when you sign in.",
    ],
    link: { label: "Go to the shop", url: shopOrigin },
  });
}

export function welcomeEmail(firstName: string, shopOrigin: string): Email {
  return writeEmail({
    subject: "Welcome to Kisscut",
    greeting: `Hello ${firstName},`,
    paragraphs: [
      "Thank you for verifying your email address. Your account is ready.",
      `We have put ${accountLimits.registrationPoints} points in it for you, as we do for every new member: each takes ${formatMoney(POINT_VALUE)} off what is in your cart.`,
    ],
    link: { label: "See your account", url: `${shopOrigin}/account` },
  });
}
