import { data } from "react-router";
import { callContext } from "#web/app-context.ts";
import { callOf, RegisterPage, stepAfter } from "#web/sign-in/register-page.tsx";
import { titleInShop } from "./page-meta.ts";
import type { Route } from "./+types/register";

export function meta(routes: Route.MetaArgs) {
  return [
    { title: titleInShop("Create your account", routes) },
    { name: "description", content: "Keep your quotations, addresses and points in one place." },
  ];
}

/** A form that was sent without a script: the same calls, and their cookies for the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const entries = [...(await request.formData())].filter(([, value]) => typeof value === "string");
  const typed = Object.fromEntries(entries) as Readonly<Record<string, string>>;
  const answer = await context.get(callContext)({ method: "POST", path: callOf(typed), body: typed });
  const headers = answer.cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
  return data(stepAfter(typed, answer), { status: answer.status, headers });
}

/** Registration as a page of its own. */
export default function Register({ actionData }: Route.ComponentProps) {
  return <RegisterPage step={actionData ?? { at: "form" }} />;
}
