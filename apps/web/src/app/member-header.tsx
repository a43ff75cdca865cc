import { DataLayer } from "../lib/api/data-layer.tsx";
import { Header } from "./header.tsx";

/** Shows signed-in users their header on public pages. */
export function MemberHeader() {
  return (
    <DataLayer>
      <Header />
    </DataLayer>
  );
}
