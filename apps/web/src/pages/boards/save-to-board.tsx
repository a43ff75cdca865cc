import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { unflattenSides } from "@dupewise/domain/comparison/flat-sides";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { Button } from "@dupewise/ui/button";
import { LayoutGrid, Plus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { useState } from "react";
import { deriveBoardName } from "./derive-board-name.ts";

/** Renders the button that saves comparisons to an existing board, or to a new one named after their original. */
export function SaveToBoard({ comparisons }: { comparisons: readonly FlatComparison[] }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const boards = trpc.boards.list.useQuery(undefined, { enabled: isOpen });
  const done = {
    onSuccess: ({ id }: { id: string }) => {
      void utils.boards.list.invalidate();
      void utils.boards.get.invalidate({ id });
      void navigate(`/b/${id}`);
    },
    onError: (error: unknown) => showFailure(error, "We couldn't save to the board"),
  };
  const create = trpc.boards.create.useMutation(done);
  const add = trpc.boards.add.useMutation(done);
  const comparisonIds = comparisons.map(({ id }) => id);
  const [first] = comparisons;
  const name = deriveBoardName(first ? sideName(unflattenSides(first).original) : "");
  return (
    <div className="no-print relative">
      <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <LayoutGrid aria-hidden="true" className="size-4.5" />
        Save to board
      </Button>
      {isOpen && (
        <ul className="mt-2 flex max-w-md flex-col gap-1 rounded-lg border border-line bg-sheet p-2">
          <li>
            <Button look="quiet" busy={create.isPending} onClick={() => create.mutate({ name, comparisonIds })}>
              <Plus aria-hidden="true" className="size-4.5" />
              New board
            </Button>
          </li>
          {boards.data?.map((board) => (
            <li key={board.id}>
              <Button
                look="quiet"
                busy={add.isPending && add.variables.id === board.id}
                onClick={() => add.mutate({ id: board.id, comparisonIds })}
              >
                <span dir="auto">{board.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
