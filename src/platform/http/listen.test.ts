import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { App } from "./app.types.ts";
import { StartFault } from "#platform/describe-error.ts";
import { testConfig } from "#tests/support/server/test-config.ts";
import { listen } from "./listen.ts";

test("a HOST that is not this machine's is named", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const config = { ...testConfig({}), port: 0, host: "192.0.2.1" };
  await expect(listen(app as unknown as App, config)).rejects.toEqual(
    new StartFault("HOST 192.0.2.1 is not an address of this machine."),
  );
});
