import { buttonClass } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { getErrorCode, isUnauthorized } from "../../lib/api/errors.ts";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { ItemError } from "../../lib/loading/item-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { SharedBoardView } from "../shared/shared-board.tsx";
import { BoardGrid } from "./board-grid.tsx";
import { BoardActionPanel, BoardTools, type BoardAction } from "./board-tools.tsx";
import { useBoard } from "./use-board.ts";

const TOOL =
  "grid size-11 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink aria-disabled:opacity-40";

/** Renders /b/:id: one of the user's own boards, or a board that was shared with the user. */
export function BoardPage() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const board = useBoard(id);
  const [activeAction, setActiveAction] = useState<BoardAction | null>(null);
  const { data, error } = board.query;
  useRedirectToSignIn(error);
  if (!data) {
    if (!error || isUnauthorized(error)) return <Loading className="min-h-dvh" />;
    const token = search.get("share");
    if (getErrorCode(error) === "not_found" && token !== null) return <SharedBoardView id={id} token={token} />;
    return (
      <ItemError
        query={board.query}
        missing="Board not found"
        failed="The board couldn't be loaded"
        reason="It may have been deleted or belong to another account."
        link={{ to: "/boards", label: "Open your boards" }}
      />
    );
  }
  const last = data.comparisons.length - 1;
  return (
    <InnerPage
      title={data.name}
      action={<BoardTools board={board} data={data} activeAction={activeAction} onActionChange={setActiveAction} />}
    >
      <BoardActionPanel board={board} data={data} activeAction={activeAction} onActionChange={setActiveAction} />
      {data.comparisons.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          action={
            <Link to="/history" className={buttonClass("secondary")}>
              Open your history
            </Link>
          }
        >
          Open a comparison and save it to this board.
        </EmptyState>
      ) : (
        <BoardGrid
          comparisons={data.comparisons}
          shared={null}
          onMove={board.move}
          tools={(comparisonId, index, name) => (
            <div className="no-print mt-auto -mb-2 -ml-2 flex pt-2">
              <button
                type="button"
                aria-label={`Move ${name} back`}
                aria-disabled={index === 0 || undefined}
                className={TOOL}
                onClick={() => index > 0 && board.move(comparisonId, index - 1)}
              >
                <ArrowLeft aria-hidden="true" className="size-5" />
              </button>
              <button
                type="button"
                aria-label={`Move ${name} forward`}
                aria-disabled={index === last || undefined}
                className={TOOL}
                onClick={() => index < last && board.move(comparisonId, index + 1)}
              >
                <ArrowRight aria-hidden="true" className="size-5" />
              </button>
              <button
                type="button"
                aria-label={`Remove from board: ${name}`}
                className={`${TOOL} ml-auto`}
                onClick={() => board.take(comparisonId)}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </div>
          )}
        />
      )}
    </InnerPage>
  );
}
