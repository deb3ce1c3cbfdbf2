/** What somebody of the staff is: what they may do hangs on nothing else. */
export const staffRoles = ["owner", "production", "support"] as const;
export type StaffRole = (typeof staffRoles)[number];

interface Rule {
  /** Besides the owner, who may do everything. */
  readonly roles: readonly Exclude<StaffRole, "owner">[];
  /** It moves money, or says who may: after half an hour without a sign of life its person is asked for again. */
  readonly isGuarded?: true;
}

/** Who may do what in the studio. A room and a call each name one of these; nothing asks for a role. */
const table = {
  "orders.read": { roles: ["production", "support"] },
  "orders.work": { roles: ["production", "support"] },
  /** An order comes to less than its customer agreed to. Giving the money back is another step. */
  "orders.lower": { roles: ["support"], isGuarded: true },
  /** An order for a customer, by telephone or at the counter, from its draft on. */
  "orders.place": { roles: ["support"] },
  /** Another price than the catalogue's: it lowers what comes in. */
  "prices.agree": { roles: ["support"], isGuarded: true },
  "money.record": { roles: ["support"], isGuarded: true },
  "money.refund": { roles: [], isGuarded: true },
  "margins.see": { roles: ["support"] },
  "requests.read": { roles: ["production", "support"] },
  "requests.answer": { roles: ["support"] },
  "customers.read": { roles: ["support"] },
  /** Points, too, pay for goods. */
  "customers.change": { roles: ["support"], isGuarded: true },
  /** What may be owed. */
  "credit.set": { roles: [], isGuarded: true },
  "reviews.decide": { roles: ["support"] },
  /** Questions of customers, with how to reach them: read, answered and published. */
  "questions.answer": { roles: ["support"] },
  /** All that is kept about somebody: to take along, and to erase. */
  "customers.erase": { roles: [], isGuarded: true },
  "staff.manage": { roles: [], isGuarded: true },
  "coupons.change": { roles: ["support"], isGuarded: true },
  /** The draft of the catalogue: prices, days, promotions. */
  "catalogue.change": { roles: [] },
  /** Putting it on sale, and taking it back. */
  "catalogue.publish": { roles: [], isGuarded: true },
  /** All of it as a file: what goods cost the shop, too. */
  "catalogue.export": { roles: [], isGuarded: true },
  /** What the shop sells, earns and owes, in all. */
  "numbers.see": { roles: [] },
  "state.work": { roles: ["support"] },
  "settings.change": { roles: [], isGuarded: true },
  "audit.read": { roles: [] },
} as const satisfies Readonly<Record<string, Rule>>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as readonly Permission[];

/** Whether a role may do something. */
export function mayStaff(role: StaffRole, permission: Permission): boolean {
  const { roles }: Rule = table[permission];
  return role === "owner" || roles.includes(role);
}

/** Whether somebody who was idle is asked for again before it. */
export function isGuarded(permission: Permission): boolean {
  const rule: Rule = table[permission];
  return rule.isGuarded ?? false;
}

/** Everything a role may do. */
export function permissionsOf(role: StaffRole): readonly Permission[] {
  return permissions.filter((permission) => mayStaff(role, permission));
}
