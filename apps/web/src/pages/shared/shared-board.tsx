import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { NotLoaded } from "../../lib/loading/not-loaded.tsx";
import { BoardGrid } from "../board/board-grid.tsx";

/** /b/:id?share=… for visitors. */
export function SharedBoardPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <DataLayer>
      <div className="gutter mx-auto max-w-6xl pt-8 pb-20">
        <SharedBoardView id={id} token={search.get("share") ?? ""} />
        <section className="no-print mt-20 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
          <h2 className="display text-2xl">Two tabs open, and a doubt?</h2>
          <Link to="/auth" state="sign-up" className={buttonClass()}>
            Compare your own pair
          </Link>
        </section>
      </div>
    </DataLayer>
  );
}

/** A board as somebody sees it who was given its link: to be looked at, not to be changed. */
export function SharedBoardView({ id, token }: { id: string; token: string }) {
  const board = trpc.boards.shared.useQuery({ id, token });
  const { data, error } = board;
  if (data) {
    return (
      <>
        <PageTitle>{data.name}</PageTitle>
        <p className="text-sm text-soft">A board someone shared with you</p>
        <h1 className="display mt-2 mb-6 text-title" dir="auto">
          {data.name}
        </h1>
        <BoardGrid comparisons={data.comparisons} shared={{ board: id, token }} />
      </>
    );
  }
  if (!error) return <Loading className="min-h-dvh" />;
  const code = errorCode(error);
  if (code !== "not_found" && code !== "validation_failed") {
    return <NotLoaded heading="h1" title="The board could not be loaded" query={board} />;
  }
  return (
    <EmptyState
      heading="h1"
      title="Board not found"
      action={
        <Link to="/" className={buttonClass("secondary")}>
          Compare two products
        </Link>
      }
    >
      The link is incomplete, or whoever shared it has stopped sharing.
    </EmptyState>
  );
}
