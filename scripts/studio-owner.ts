import { email as emailSchema } from "#domain/account/fields.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { borrowEmbeddedDatabase } from "#platform/db/embedded/borrow-database.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { prepareDataFolder } from "#platform/files/data-folder.ts";
import { makeOwnerLink } from "#topics/staff/set-up-staff.ts";
import { StartFault } from "#platform/describe-error.ts";

/** Makes the link in the shop's database, which runs with the shop or for as long as this takes. */
async function linkFor(config: Config, email: string): Promise<string> {
  await prepareDataFolder(config);
  const { databaseUrl } = config;
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await borrowEmbeddedDatabase(config);
  try {
    await migrateDatabase(database.url);
    const pool = openPool(database.url);
    try {
      return await makeOwnerLink(databaseOn(pool), config.studioOrigin, email);
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

async function run(): Promise<string> {
  const typed = emailSchema.safeParse(process.argv[2]);
  if (!typed.success || process.argv.length > 3)
    throw new StartFault("Name one e-mail address: npm run studio:owner -- ADDRESS");
  const settings = readConfig(process.env);
  if (!settings.ok) throw new StartFault(settings.message);
  const link = await linkFor(settings.config, typed.data);
  return `This link makes ${typed.data} an owner of the studio. It works once, for a day:\n${link}`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else console.error("This did not work because of a fault of its own.", error);
}
