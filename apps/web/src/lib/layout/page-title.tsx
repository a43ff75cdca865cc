import { BRAND } from "@dupewise/domain/brand";
import { useEffect } from "react";

/** Sets the page title shown in the tab and the browser history. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children === BRAND ? BRAND : `${children} · ${BRAND}`;
  }, [children]);
  return null;
}
