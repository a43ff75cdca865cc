import { BOARD_NAME_MAX_LENGTH } from "@dupewise/domain/constants";
import { Badge } from "@dupewise/ui/badge";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { EmptyState } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { trpc } from "../../lib/api/trpc.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { HistoryTabs } from "../../lib/layout/history-tabs.tsx";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { LoadError } from "../../lib/loading/load-error.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";

/** Renders /boards: the user's boards, with a form for creating one. */
export function BoardsPage() {
  const boards = trpc.boards.list.useQuery();
  useRedirectToSignIn(boards.error);
  return (
    <InnerPage title="Boards" lede="Keep comparisons side by side to revisit them or show them to a friend.">
      <HistoryTabs />
      {boards.isPending && <Loading className="min-h-40" />}
      {!boards.isPending && !boards.data && <LoadError title="Your boards couldn't be loaded" query={boards} />}
      {boards.data && <NewBoard />}
      {boards.data?.length === 0 && (
        <EmptyState
          title="No boards yet"
          action={
            <Link to="/alternatives" className={buttonClass("secondary")}>
              Compare several alternatives
            </Link>
          }
        >
          Create one above, or save a comparison to a new one.
        </EmptyState>
      )}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {boards.data?.map(({ id, name, comparisons, isShared, createdAt }) => (
          <li key={id} className="marking-paper rounded-lg border border-line bg-sheet p-5">
            <h2 className="display text-xl">
              <Link to={`/b/${id}`} className="link" dir="auto">
                {name}
              </Link>
            </h2>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
              {comparisons === 1 ? "1 comparison" : `${comparisons} comparisons`}
              <span>
                Created <LocalTime at={createdAt} />
              </span>
              {isShared && <Badge tone="thread">Shared</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </InnerPage>
  );
}

function NewBoard() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const create = trpc.boards.create.useMutation({
    onSuccess: ({ id }) => {
      void utils.boards.list.invalidate();
      void navigate(`/b/${id}`);
    },
    onError: (refused) => showFailure(refused, "We couldn't create the board"),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") setError("Give the board a name");
    else if (!create.isPending) create.mutate({ name, comparisonIds: [] });
  };
  return (
    <form noValidate className="flex max-w-lg flex-wrap items-end gap-3" onSubmit={submit}>
      <Field label="New board" error={error} className="min-w-0 grow">
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={BOARD_NAME_MAX_LENGTH}
            placeholder="Winter coats"
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={create.isPending}>
        Create
      </Button>
    </form>
  );
}
