import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { Client } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import type { App } from "#platform/http/app.types.ts";
import { createApp } from "#server/app.ts";
import type { OutboxMail } from "#platform/mail/outbox.ts";
import { followOthers } from "#server/follow-others.ts";
import type { Services } from "#topics/services.ts";
import { startWork } from "#server/start-work.ts";
import { readerOf } from "./read-outbox.ts";
import { requireNamed } from "./named-refusal.ts";
import { testServices } from "./test-services.ts";
import { until } from "./until.ts";

/** Runs one statement on the server of the test database. */
async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface PeopleShop {
  readonly app: App;
  /** A second node on the same database. */
  readonly otherNode: () => Promise<App>;
  readonly services: Services;
  readonly outbox: () => Promise<OutboxMail[]>;
  /** The newest mail to an address whose subject contains the words. */
  mailTo(recipient: string, subject: string): Promise<OutboxMail>;
  sql(statement: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** What is still to be sent, and what became of it: for a mail that does not come. */
async function stateOfMails(sql: PeopleShop["sql"]): Promise<string> {
  const owed =
    await sql(`select m.recipient, m.subject, j.state, j.retry_count, j.started_on, j.output from mail m
    left join pgboss.job j on j.data->>'mailId' = m.id::text where m.sent_at is null`);
  return `A mail did not come. Owed are: ${JSON.stringify(owed)}`;
}

/** A shop on an empty database of its own, its jobs at work, its mails in an outbox of its own. */
export async function openPeopleShop(settings: Readonly<Record<string, string>> = {}): Promise<PeopleShop> {
  const name = `people_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name} template shop_template strategy file_copy`);
  const url = inject("databaseUrl").replace("/postgres?", `/${name}?`);
  const dataDir = mkdtempSync(join(inject("shopsFolder"), "people-"));
  const open: (() => Promise<unknown>)[] = [];
  const node = async (works: boolean) => {
    const { services, close } = await testServices({ DATA_DIR: dataDir, ...settings }, url);
    if (works) await startWork(services);
    const app = await createApp(services);
    const others = followOthers(services, url);
    open.unshift(() => app.close(), others.stop, close);
    return { app, services };
  };
  const { app, services } = await node(true);
  const outbox = readerOf(join(dataDir, "outbox"));
  const sql = async (statement: string) => (await services.db.execute(statement)).rows;
  return {
    app,
    services,
    otherNode: async () => (await node(false)).app,
    outbox,
    mailTo: async (recipient, subject) => {
      const look = async () =>
        (await outbox()).find((mail) => mail.recipient === recipient && mail.subject.includes(subject));
      try {
        return await until(`A mail "${subject}" to ${recipient}`, look);
      } catch (error) {
        throw new Error(await stateOfMails(sql), { cause: error });
      }
    },
    sql,
    close: async () => {
      for (const close of open) await close();
      await onServer(`drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The shop of a file of tests that needs one nobody else changes: open before the first of them and closed after the last. */
export function ownShop(settings: Readonly<Record<string, string>> = {}): PeopleShop {
  const shop = {} as PeopleShop;
  beforeAll(async () => void Object.assign(shop, await openPeopleShop(settings)));
  afterAll(() => shop.close());
  return shop;
}

/**
 * The shops of this worker by their settings. Its files share modules, so a shop that one of them opened is there for the next; it ends with
 * the worker, and its database and its files with the run.
 */
const pool = new Map<string, Promise<PeopleShop>>();

function pooledShop(settings: Readonly<Record<string, string>>): Promise<PeopleShop> {
  const key = JSON.stringify(Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const open = pool.get(key) ?? openPeopleShop(settings);
  pool.set(key, open);
  return open;
}

/** Lets what the files before have queued leave, and takes it out of the outbox. */
async function emptyOutbox({ sql, services }: PeopleShop): Promise<void> {
  const waiting = `select 1 from pgboss.job where state in ('created', 'active')
    and name in ('send-mail', 'send-password-mail', 'send-reminder', 'temporary-password') limit 1`;
  await until("An end of the mails of before", async () => (await sql(waiting)).length === 0);
  rmSync(join(services.config.dataDir, "outbox"), { recursive: true, force: true });
}

/**
 * A shop that other files of tests use, too: there before the first test, with an empty outbox, and empty until then. Nobody is kept from
 * trying often; people and orders of other files are in it.
 */
export function sharedShop(settings: Readonly<Record<string, string>> = {}): PeopleShop {
  const shop = {} as PeopleShop;
  beforeAll(async () => {
    const pooled = await pooledShop({ RATE_LIMIT_FACTOR: "1000", ...settings });
    await emptyOutbox(pooled);
    Object.assign(shop, pooled);
  });
  return shop;
}

/** One browser: it keeps the cookies it is given. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<LightMyRequestResponse>;
  send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    /** Text is sent as it is. */
    body?: object | string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
}

/** A browser at an address of the documentation networks, so that its tries are its own. It hears no refusal that its call does not name. */
export function openBrowser(app: App, ip = "192.0.2.1"): Browser {
  const cookies = new Map<string, string>();
  const call = async (
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: object | string,
    headers = {},
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: ip,
      headers: { cookie, ...headers },
      ...(body ? { payload: body } : {}),
    });
    requireNamed(method, path, answer);
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    return answer;
  };
  return {
    cookies,
    get: (path) => call("GET", path),
    send: call,
    post: (path, body) => call("POST", path, body),
  };
}
