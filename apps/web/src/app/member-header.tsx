import { DataLayer } from "../lib/api/data-layer.tsx";
import { Header } from "./header.tsx";

/** The header of signed-in people on a page that anybody may read. */
export function MemberHeader() {
  return (
    <DataLayer>
      <Header />
    </DataLayer>
  );
}
