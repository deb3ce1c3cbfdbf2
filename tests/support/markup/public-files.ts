import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { vi } from "vitest";

/** Files that lie beside the shop are answered, as those of the letters; every other call goes on. Wants the shop's double before it. */
export function openPublicFiles(): void {
  const others = fetch;
  vi.stubGlobal("fetch", async (asked: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const file = `public${pathname}`;
    const isFile = !pathname.startsWith("/api/") && existsSync(file);
    return isFile ? new Response(await readFile(file)) : others(asked, init);
  });
}
