import { catalogueChannel } from "#topics/catalogue/catalogue-versions.ts";
import { type Listener, listenTo } from "#platform/db/listen.ts";
import { readChannel } from "#platform/db/database.ts";
import { studioChannel } from "#platform/db/changes.ts";
import { createFollower } from "#topics/follower.ts";
import type { Services } from "#topics/services.ts";

/** Hears of what this and other nodes have changed: the catalogue on sale, reviews and answers that are read, what the studio shows. */
export function followOthers(
  services: Pick<Services, "catalogue" | "faq" | "log" | "reviews" | "settings" | "studioChanges">,
  databaseUrl: string,
): Listener {
  const { catalogue, faq, reviews, settings, studioChanges } = services;
  const goods = createFollower(services, { name: "catalogue", refresh: catalogue.refresh });
  const opinions = createFollower(services, { name: "list of reviews", refresh: reviews.refresh });
  const answers = createFollower(services, { name: "list of answers", refresh: faq.refresh });
  const rules = createFollower(services, { name: "settings", refresh: settings.refresh });
  const followers = [goods, opinions, answers, rules];
  const listener = listenTo(databaseUrl, {
    [catalogueChannel]: goods.read,
    [readChannel]: () => {
      opinions.read();
      answers.read();
      rules.read();
    },
    [studioChannel]: studioChanges.hear,
  });
  return {
    stop: async () => {
      for (const follower of followers) follower.stop();
      await listener.stop();
    },
  };
}
