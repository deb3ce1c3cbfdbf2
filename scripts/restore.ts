import { resolve } from "node:path";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { folderCommand } from "./folder-command.ts";

await folderCommand("restore", async (config, folder) => {
  const { begunAt } = await restoreBackup(config, resolve(folder));
  return `The shop of ${begunAt} is restored in ${config.dataDir}: "npm start" opens it.`;
});
