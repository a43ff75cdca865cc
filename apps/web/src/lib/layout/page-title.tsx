import { BRAND } from "@dupewise/domain/brand";
import { useEffect } from "react";

/** What the tab and the history call this page. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children === BRAND ? BRAND : `${children} · ${BRAND}`;
  }, [children]);
  return null;
}
