import type { User } from "@dupewise/domain/account/user";
import type { Side, Sides } from "@dupewise/domain/comparison/side";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { classifyCompareFailure } from "../../lib/api/errors.ts";
import { packedClient } from "../../lib/api/packed-client.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../../lib/session/session.ts";
import { generateRandomId } from "./generate-random-id.ts";
import type { SideInput } from "./typed-sides.ts";

type Problems = { readonly [S in Side]?: string };
const UNREADABLE = "This page can't be read";

/** Converts a side's input to the API's format: a captured page or pasted text. */
export const toApiInput = (input: SideInput) =>
  "page" in input ? { url: input.page.url, html: input.page.html } : input.text.trim();
const addressOf = (input: SideInput) => ("page" in input ? input.page.url : input.text);
const keyOf = (inputs: Sides<SideInput>) =>
  JSON.stringify([inputs.original, inputs.alternative].map((input) => ("page" in input ? input.page.id : input.text)));

/** @param reasonOf returns null when a side failed without a reason */
function problemsOf(reasonOf: (side: Side) => string | null | undefined): Problems {
  const [original, alternative] = [reasonOf("original"), reasonOf("alternative")];
  return {
    ...(original !== undefined && { original: original ?? UNREADABLE }),
    ...(alternative !== undefined && { alternative: alternative ?? UNREADABLE }),
  };
}

/**
 * Returns a function that compares both sides and opens the result, and the reason for each side that could not be
 * read.
 */
export function useCompareCaptured(user: User | null, onDone: () => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [problems, setProblems] = useState<Problems>({});
  // One ID per pair: retrying after a failure must not make two comparisons.
  const [request, setRequest] = useState({ of: "", id: "" });

  const mutation = useMutation({
    mutationFn: (inputs: Sides<SideInput>) => {
      setProblems({});
      const of = keyOf(inputs);
      const { id } = request.of === of ? request : { id: generateRandomId() };
      setRequest({ of, id });
      const [original, alternative] = [toApiInput(inputs.original), toApiInput(inputs.alternative)];
      return packedClient.comparisons.createFromPages.mutate({ original, alternative, requestId: id });
    },
    onSuccess: (comparison) => {
      onDone();
      utils.comparisons.get.setData({ id: comparison.id }, comparison);
      void utils.history.list.invalidate();
      void loadSession();
      void navigate(`/c/${comparison.id}`);
    },
    onError: (error, inputs) => {
      const addresses = { originalUrl: addressOf(inputs.original), dupeUrl: addressOf(inputs.alternative) };
      const failure = classifyCompareFailure(error, addresses, user);
      switch (failure.kind) {
        case "account":
        case "relogin":
          return redirectToSignIn();
        case "upgrade":
          return loadSession();
        case "manual":
          return setProblems(problemsOf((side) => failure.pages.find((page) => page.side === side)?.reason));
        case "fields":
          return setProblems(
            problemsOf((side) => failure.issues.find(({ path }) => path.split(".")[0] === side)?.message),
          );
        case "toast":
          return showToast({
            title: failure.title,
            description: failure.description,
            destructive: true,
            action: failure.retry ? { label: "Try again", run: () => mutation.mutate(inputs) } : undefined,
          });
      }
    },
  });
  return { compare: mutation.mutate, pending: mutation.isPending, problems };
}
