import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { takeBackup } from "#server/backup/take-backup.ts";
import { folderCommand } from "./folder-command.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

await folderCommand("backup", async (config, folder) => {
  const { uploads } = await takeBackup(config, resolve(folder), version);
  return `The shop in ${config.dataDir} is backed up in ${resolve(folder)}: its database and ${uploads} files of customers.`;
});
