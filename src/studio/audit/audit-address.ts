import { auditActions } from "#domain/studio/audit-actions.ts";

/** What of an address says which entries are listed, without what is empty or says nothing. */
export function auditIn(address: URLSearchParams): URLSearchParams {
  const isSaid = {
    about: (text: string) => text !== "" && text.length <= 100,
    who: (text: string) => /^\d{1,9}$/.test(text),
    action: (text: string) => auditActions.some((one) => one === text),
    before: (text: string) => /^[1-9]\d{0,8}$/.test(text),
  };
  const said = Object.entries(isSaid).flatMap(([name, is]) => {
    const text = address.get(name)?.trim() ?? "";
    return is(text) ? [[name, text]] : [];
  });
  return new URLSearchParams(said);
}

/** The address of the same list below an entry; null for its beginning. */
export function auditBelow(listed: URLSearchParams, id: number | null): string {
  const next = new URLSearchParams(listed);
  next.delete("before");
  if (id !== null) next.set("before", String(id));
  return `?${next}`;
}
