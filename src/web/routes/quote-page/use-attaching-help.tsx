import { useMemo } from "react";
import { type Attaching, attachingCode } from "#domain/content/attaching.ts";
import { AttachingHelp } from "#web/attaching/attaching-help.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";

/** The ways to how lettering is put up, the one for the chosen supply first; null on a page that sells none. */
export function useAttachingHelp(
  attaching: Attaching | null,
  { selection: { productId, supplyId }, catalogue }: Pick<Configurator, "selection" | "catalogue">,
) {
  const code = attaching && attachingCode(attaching, productId, supplyId);
  const supply = catalogue.supplies.get(supplyId ?? 0)?.name;
  return useMemo(
    () =>
      attaching && code ? (
        <AttachingHelp
          guides={attaching.guides}
          suggested={code}
          why={`With ${supply} the auxiliary sheet is ${code === "enclosed" ? "" : "not "}enclosed.`}
        />
      ) : null,
    [attaching, code, supply],
  );
}
