import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { getErrorMessage, isUnauthorized } from "../../lib/api/errors.ts";
import { packedClient } from "../../lib/api/packed-client.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { redirectToSignIn } from "../../lib/session/redirect-to-sign-in.ts";
import { loadSession } from "../../lib/session/session.ts";
import { generateRandomId } from "./generate-random-id.ts";
import type { SideInput } from "./typed-sides.ts";
import { toApiInput } from "./use-compare-captured.ts";

/** The number of alternatives compared concurrently: one less than an account's limit. */
const AT_A_TIME = 2;

interface MoreRequest {
  original: SideInput;
  alternatives: readonly SideInput[];
}

const keyOf = (input: SideInput): string => ("page" in input ? input.page.id : input.text);

/**
 * Returns a function that compares the original with every alternative and opens the ranked results. An alternative
 * that fails costs nothing, doesn't affect the others, and stays on the page with the reason.
 * @param onDone receives the alternatives that were compared
 */
export function useCompareAllCaptured(onDone: (compared: readonly SideInput[]) => void) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  // One ID per pair: retrying after a failure must not make two comparisons.
  const [ids] = useState(() => new Map<string, string>());

  const mutation = useMutation({
    mutationFn: async ({ original, alternatives }: MoreRequest) => {
      setDone(0);
      setFailures(new Map());
      const made: { input: SideInput; id: string }[] = [];
      const failed = new Map<string, string>();
      const waiting = [...alternatives];
      const compareWith = async (input: SideInput) => {
        const pair = JSON.stringify([keyOf(original), keyOf(input)]);
        const requestId = ids.get(pair) ?? generateRandomId();
        ids.set(pair, requestId);
        const [first] = made;
        const from = first ? { sameOriginalAs: first.id } : { original: toApiInput(original) };
        try {
          const sent = { ...from, alternative: toApiInput(input), requestId };
          const { id } = await packedClient.comparisons.createFromPages.mutate(sent);
          made.push({ input, id });
        } catch (error) {
          if (isUnauthorized(error)) throw error;
          failed.set(keyOf(input), getErrorMessage(error, "Can't reach the server. Nothing was lost."));
        }
        setDone((before) => before + 1);
      };
      const work = async (isEnough: () => boolean) => {
        for (let input = waiting.shift(); input; input = isEnough() ? undefined : waiting.shift()) {
          await compareWith(input);
        }
      };
      // The original is sent and read with the first comparison; the others reuse it from there.
      await work(() => made.length > 0);
      await Promise.all(Array.from({ length: AT_A_TIME }, () => work(() => false)));
      setFailures(failed);
      return made;
    },
    onSuccess: (made) => {
      const [first] = made;
      if (!first) return;
      onDone(made.map(({ input }) => input));
      void utils.history.list.invalidate();
      void utils.comparisons.alternatives.invalidate();
      void navigate(`/alternatives?of=${first.id}`);
    },
    onError: () => redirectToSignIn(),
    onSettled: () => void loadSession(),
  });
  return {
    compare: mutation.mutate,
    pending: mutation.isPending,
    done,
    /** Returns why an alternative could not be compared, or undefined if it could or was not tried. */
    failureOf: (input: SideInput) => failures.get(keyOf(input)),
  };
}
