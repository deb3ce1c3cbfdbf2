/** A remembered guest, in wire names; one who only put something in the cart has not said a name yet. */
export interface Guest {
  readonly id: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}

/** The name and address of an account, in wire names. */
export interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export interface User extends Person {
  /** Signed in with a temporary password: nothing else is open until it was changed. */
  readonly must_change_password: boolean;
}

/** Who this browser is: a registered user, a guest, or neither. */
export interface Visitor {
  readonly user: User | null;
  readonly guest: Guest | null;
  readonly points: number;
}
