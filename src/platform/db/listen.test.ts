import { expect, test } from "vitest";
import { openScriptedDatabase, said } from "#tests/support/server/scripted-database.ts";
import { listenTo } from "./listen.ts";

test("a connection that is lost with two errors is made again, and the process goes on", async () => {
  const { url, close } = await openScriptedDatabase(said.listening, said.ending, said.ending);
  let times = 0;
  const heardAgain = Promise.withResolvers<void>();
  const listener = listenTo(url, {
    news: () => {
      times += 1;
      if (times === 2) heardAgain.resolve();
    },
  });
  await heardAgain.promise;
  await listener.stop();
  close();
  expect(times).toBeGreaterThanOrEqual(2);
});
