import "#web/features/faq/faq.module.css";
import { island } from "#web/ui/lazy/island.tsx";

async function loadFaq() {
  return (await import("#web/features/faq/faq-section.tsx")).FaqSection;
}

export const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null);
