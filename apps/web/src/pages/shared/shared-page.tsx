import { buttonClass } from "@dupewise/ui/button";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { SharedResult } from "../../result/sharing/shared-result.tsx";
import { VisitResult } from "../../result/visiting/visit-result.tsx";

/** /c/:id for visitors: by the token of a shared link, or their own. */
export function SharedPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const token = search.get("share");
  return (
    <DataLayer>
      <div className="gutter mx-auto max-w-6xl pt-8 pb-20">
        {token === null ? <VisitResult id={id} /> : <SharedResult id={id} token={token} />}
        {token !== null && (
          <section className="no-print mt-20 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
            <h2 className="display text-2xl">Two tabs open, and a doubt?</h2>
            <Link to="/auth" state="sign-up" className={buttonClass()}>
              Compare your own pair
            </Link>
          </section>
        )}
      </div>
    </DataLayer>
  );
}
