import { useParams, useSearchParams } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { SharedResult } from "../../result/sharing/shared-result.tsx";
import { VisitorResult } from "../../result/visiting/visitor-result.tsx";
import { CompareYourOwn } from "./compare-your-own.tsx";

/** Renders /c/:id for visitors: a comparison that was shared with them, or that they made in this browser. */
export function SharedPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const token = search.get("share");
  return (
    <DataLayer>
      <div className="gutter mx-auto max-w-6xl pt-8 pb-20 print:py-0">
        {token === null ? <VisitorResult id={id} /> : <SharedResult id={id} token={token} />}
        {token !== null && <CompareYourOwn />}
      </div>
    </DataLayer>
  );
}
