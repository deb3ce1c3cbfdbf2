/** What the audit log tells of, and how it is said after the name of who did it. */
export const auditWords = {
  "owner.linked": "made a link for an owner",
  "staff.joined": "set a password and joined",
  "time-code.added": "added a time code",
} as const;

export type AuditAction = keyof typeof auditWords;
