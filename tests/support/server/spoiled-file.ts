import { Readable } from "node:stream";
import { stageStream } from "#platform/files/staged-file.ts";
import type { PeopleShop } from "./people-shop.ts";

/** Puts bytes that are no picture in the place of an artwork's file, as if the shop had kept them. */
export async function spoilFile({ services, sql }: PeopleShop, id: string): Promise<void> {
  const { config, storage } = services;
  const staged = await stageStream(config.dataDir, Readable.from([Buffer.from("no picture")]));
  await storage.put(staged);
  await sql(`update artwork set sha256 = '${staged.sha256}', bytes = ${staged.bytes} where id = '${id}'`);
}
