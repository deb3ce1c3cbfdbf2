/** Who sends a call: each is a browser at a network address of its own. */
export type Sender =
  | "visitor"
  | "guest"
  | "buyer"
  | "asker"
  | "wondering"
  | "member"
  | "newcomer"
  | "stranger"
  | "hasty";

/**
 * A call of the recording: "POST cart/add", what is sent, and how. Words in braces stand for what an earlier answer said:
 * `{quotation_no}`, `{request_no}`, `{order_no}`, `{key}`, `{id}`, `{selection}`; `{code}` and `{temporary}` for what was mailed to the address.
 */
export type SentCall = readonly [call: string, body?: object | string, more?: More];

interface More {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent again and again until this is the status. */
  readonly until?: number;
  /** Sent as a form with this file. */
  readonly file?: { readonly name: string; readonly content: Buffer };
  /** What of the answer may change, because it is the catalogue as it is stored. */
  readonly onlyStatus?: true;
  /** To whom `{code}` and `{temporary}` were mailed. */
  readonly mailedTo?: string;
}
