import { createContext } from "react";
import type { ToldInfoModals } from "#domain/content/info-modals.ts";

/** What the question marks of a page's form explain; nothing where no page says it. */
export const InfoModalsContext = createContext<ToldInfoModals>({});
