import { type Email, writeEmail } from "#platform/mail/email.ts";

/** Somebody who is to work in the studio. */
export interface StaffInvitation {
  readonly name: string;
  /** "Production". */
  readonly role: string;
  /** Who invites. */
  readonly by: string;
  readonly url: string;
}

/** The one-time link by which somebody becomes staff. */
export function staffInvitationEmail({ name, role, by, url }: StaffInvitation): Email {
  return writeEmail({
    subject: "Your way into the Kisscut studio",
    greeting: `Hello ${name},`,
    paragraphs: [
      `${by} has invited you to work in the studio (${role}). Choose a password and a second key; the link works once, for a week.`,
    ],
    link: { label: "Set up your sign-in", url },
    afterwards: ["Did you not expect this? Then leave it alone, and tell the shop."],
    toStaff: true,
  });
}
