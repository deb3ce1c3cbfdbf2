import { catalogueChannel } from "#server/db/catalogue-versions.ts";
import { type Listener, listenTo } from "#server/db/listen.ts";
import { reviewChannel } from "#server/db/review/review-revision.ts";
import { createFollower } from "./follower.ts";
import type { Services } from "./services.ts";

/** Hears of what other nodes have changed: the catalogue on sale, the reviews that are read. */
export function followOthers(
  services: Pick<Services, "catalogue" | "log" | "reviews">,
  databaseUrl: string,
): Listener {
  const { catalogue, reviews } = services;
  const goods = createFollower(services, { name: "catalogue", refresh: catalogue.refresh });
  const opinions = createFollower(services, { name: "list of reviews", refresh: reviews.refresh });
  const listener = listenTo(databaseUrl, { [catalogueChannel]: goods.read, [reviewChannel]: opinions.read });
  return {
    stop: async () => {
      goods.stop();
      opinions.stop();
      await listener.stop();
    },
  };
}
