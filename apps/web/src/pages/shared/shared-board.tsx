import { Loading } from "@dupewise/ui/spinner";
import { useParams, useSearchParams } from "react-router-dom";
import { DataLayer } from "../../lib/api/data-layer.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { BoardGrid } from "../board/board-grid.tsx";
import { CompareYourOwn } from "./compare-your-own.tsx";

/** Renders /b/:id?share=… for visitors: a board that was shared with them. */
export function SharedBoardPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <DataLayer>
      <div className="gutter mx-auto max-w-6xl pt-8 pb-20 print:py-0">
        <SharedBoardView id={id} token={search.get("share") ?? ""} />
        <CompareYourOwn />
      </div>
    </DataLayer>
  );
}

/** Renders a shared board, read-only. */
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
  return (
    <ItemError
      query={board}
      missing="Board not found"
      failed="The board couldn't be loaded"
      reason="This link is incomplete or no longer works."
      link={{ to: "/", label: "Compare two products" }}
    />
  );
}
