import type { App } from "#platform/http/app.types.ts";
import { listPages } from "#topics/catalogue/page-content.ts";
import type { Services } from "#topics/services.ts";

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

/** What search engines may read, and where the pages are. */
export function registerSearchEngines(app: App, services: Services): void {
  const { config } = services;
  const hidden = { schema: { hide: true } };

  app.get("/robots.txt", hidden, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /account\nDisallow: /cart\nDisallow: /checkout\nDisallow: /order\nDisallow: /pdf/\nDisallow: /q/\nDisallow: /studio\nSitemap: ${config.shopOrigin}/sitemap.xml\n`,
      ),
  );

  app.get("/sitemap.xml", hidden, (_request, reply) => {
    const urls = listPages(services).map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
      );
  });
}
