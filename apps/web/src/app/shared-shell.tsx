import { useLocation } from "react-router-dom";
import { SharedPage } from "../pages/shared/shared-page.tsx";
import { page } from "./lazy-page.tsx";
import { PublicFrame } from "./public-shell.tsx";

const SharedBoardPage = page(async () => (await import("../pages/shared/shared-board.tsx")).SharedBoardPage);

/** Frames a shared page: a comparison or a board. */
export function SharedShell() {
  const { pathname } = useLocation();
  return <PublicFrame>{pathname.startsWith("/b/") ? <SharedBoardPage /> : <SharedPage />}</PublicFrame>;
}
