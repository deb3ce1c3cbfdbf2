import { type Config, readConfig } from "#platform/config.ts";
import { StartFault } from "#platform/describe-error.ts";

/** Runs a command that is given one folder, with the shop's settings; what was wrong with them is one sentence. */
export async function folderCommand(
  name: string,
  run: (config: Config, folder: string) => Promise<string>,
): Promise<void> {
  try {
    const folder = process.argv[2];
    if (folder === undefined || process.argv.length > 3)
      throw new StartFault(`Name one folder: npm run ${name} -- FOLDER`);
    const settings = readConfig(process.env);
    if (!settings.ok) throw new StartFault(settings.message);
    process.stdout.write(`${await run(settings.config, folder)}\n`);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
    else console.error("This did not work because of a fault of its own.", error);
  }
}
