import type { CallName } from "#contract/calls.ts";
import { addressOf } from "#calls/make-call.ts";
import { type AnswerTo, readAnswer, type ShopCallArguments } from "./call-shop.ts";

/** Makes a call in the name of the visitor whose page is rendered, or whose form came without a script (decision 218). */
export type CallForVisitor = (asked: {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}) => Promise<{
  readonly status: number;
  readonly body: unknown;
  /** What the call wants the browser to keep. */
  readonly cookies: readonly string[];
}>;

/** What a visitor's call came to. */
export interface VisitorAnswer<Name extends CallName> {
  readonly answer: AnswerTo<Name>;
  readonly status: number;
  /** Headers that hand its cookies on. */
  readonly headers: [string, string][];
}

/** `callShop` for loaders and actions: the same names, the same answers. */
export async function callAs<Name extends CallName>(
  call: CallForVisitor,
  name: Name,
  ...[given]: ShopCallArguments<Name>
): Promise<VisitorAnswer<Name>> {
  const [method = "GET", path = ""] = name.split(" ");
  const asked = given ?? {};
  const { body, key } = asked as { readonly body?: object; readonly key?: string };
  const made = await call({ method, path: addressOf(path, asked), body, key });
  const headers = made.cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
  return { answer: readAnswer(made.status, made.body), status: made.status, headers };
}
