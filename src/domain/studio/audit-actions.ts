/** What the audit log tells of, and how it is said after the name of who did it. */
export const auditWords = {
  "owner.linked": "made a link for an owner",
  "staff.joined": "set a password and joined",
  "staff.invited": "invited somebody",
  "invitation.withdrawn": "took an invitation back",
  "staff.role-changed": "changed a role",
  "staff.left": "let somebody leave",
  "time-code.added": "added a time code",
  "passkey.added": "added a passkey",
  "passkey.removed": "removed a passkey",
  "recovery-codes.made": "made new recovery codes",
  "request.answered": "answered a quote request",
  "request.written": "wrote about a quote request",
  "mail.retried": "sent a refused mail again",
  "job.retried": "let a failed job be tried again",
  "job.dropped": "dropped a failed job",
  "coupon.made": "made a coupon",
  "coupon.changed": "changed a coupon",
  "shop.changed": "changed who the shop is",
  "points.entered": "gave or took points",
  "credit.set": "set what a customer may owe",
  "review.accepted": "accepted a review",
  "review.declined": "declined a review",
  "customer.exported": "took along what is kept about a customer",
  "customer.erased": "erased a customer",
  "order.told": "recorded something of an order",
  "line.printed": "noted what was printed of an order",
} as const;

export type AuditAction = keyof typeof auditWords;
export const auditActions = Object.keys(auditWords) as readonly AuditAction[];
