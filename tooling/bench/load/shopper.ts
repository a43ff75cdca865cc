import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { callProcedure, type Person } from "./call-procedure.ts";

/** The share of each action in a hundred, and whether it only reads. */
const MIX = {
  list: { share: 35, reads: true },
  open: { share: 25, reads: true },
  compare: { share: 15, reads: false },
  rerun: { share: 10, reads: false },
  favorite: { share: 15, reads: false },
} as const;
export type Action = keyof typeof MIX;
/** The actions that a simulated shopper takes. */
export const ACTIONS = Object.keys(MIX).filter((name): name is Action => name in MIX);
/** Returns true for an action that changes nothing. */
export const isReadOnly = (action: Action): boolean => MIX[action].reads;

const THINK_MS = { least: 1000, most: 3000 };
const NEVER = new AbortController().signal;
const PRICES = ["€89", "€109.90", "$75"];
/** The number of different products in each shop; some were already read for another shopper. */
const ITEMS = 200;

export interface Setting {
  server: string;
  shops: readonly string[];
  /** Called with the duration of each response, and its problem if any. */
  report: (action: Action, ms: number, problem: string | null) => void;
  signal: AbortSignal;
}

const Page = z.object({
  result: z.object({ data: z.object({ json: z.object({ items: z.array(z.object({ id: z.string() })) }) }) }),
});

/** Simulates a shopper who browses, compares, tries other prices and marks favorites, until aborted. */
export async function simulateShopper(setting: Setting, person: Person, firstId: string): Promise<void> {
  let ids = [firstId];
  const link = () => `http://${any(setting.shops)}/p?item=${Math.floor(Math.random() * ITEMS)}`;
  const inputs: Record<Action, () => [procedure: string, input: object]> = {
    list: () => ["history.list", {}],
    open: () => ["comparisons.get", { id: any(ids) }],
    compare: () => ["comparisons.create", { originalUrl: link(), dupeUrl: link() }],
    rerun: () => ["comparisons.rerun", { id: any(ids), dupePrice: any(PRICES) }],
    favorite: () => ["history.setFavorite", { id: any(ids), isFavorite: Math.random() < 0.5 }],
  };
  // Nobody starts at the same moment.
  await sleep(Math.random() * THINK_MS.most);
  while (!setting.signal.aborted) {
    const action = choose();
    const [procedure, input] = inputs[action]();
    const started = performance.now();
    try {
      const { status, body } = await callProcedure(setting.server, person, {
        procedure,
        input,
        reads: isReadOnly(action),
        signal: NEVER,
      });
      setting.report(action, performance.now() - started, status === 200 ? null : `${status} ${body.slice(0, 200)}`);
      if (action === "list" && status === 200)
        ids = Page.parse(JSON.parse(body)).result.data.json.items.map(({ id }) => id);
    } catch (error) {
      setting.report(action, performance.now() - started, String(error));
    }
    await sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
  }
}

const any = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
};

function choose(): Action {
  let left = Math.random() * 100;
  return ACTIONS.find((action) => (left -= MIX[action].share) < 0) ?? "list";
}
