import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  // The build is made beside the one in use and then takes its place; see scripts/build/build.ts.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
