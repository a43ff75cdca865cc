import { DataLayer } from "../lib/api/data-layer.tsx";
import { Header } from "./header.tsx";

/** Renders the signed-in header on public pages. */
export function MemberHeader() {
  return (
    <DataLayer>
      <Header />
    </DataLayer>
  );
}
