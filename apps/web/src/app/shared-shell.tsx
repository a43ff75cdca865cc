import { useLocation } from "react-router-dom";
import { SharedPage } from "../pages/shared/shared-page.tsx";
import { createLazyPage } from "./lazy-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

const SharedBoardPage = createLazyPage(async () => (await import("../pages/shared/shared-board.tsx")).SharedBoardPage);

/** Renders a shared comparison or board in the public frame. */
export function SharedShell() {
  const { pathname } = useLocation();
  return <PublicFrame>{pathname.startsWith("/b/") ? <SharedBoardPage /> : <SharedPage />}</PublicFrame>;
}
