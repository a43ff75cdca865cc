import type { Command } from "../command.ts";

/** Functions that load a command's module on demand, keyed by the command's name. */
export type Loaders = Record<string, () => Promise<{ command: Command }>>;

/** The commands that this program runs by itself, without a server. */
export const OWN_COMMANDS = {
  "parse-price": () => import("../commands/parse-price.ts"),
  "parse-composition": () => import("../commands/parse-composition.ts"),
  read: () => import("../commands/read.ts"),
  attributes: () => import("../commands/attributes.ts"),
  "check-url": () => import("../commands/check-url.ts"),
  compare: () => import("../commands/compare.ts"),
  rank: () => import("../commands/rank.ts"),
  find: () => import("../commands/find.ts"),
  lines: () => import("../commands/lines.ts"),
  eval: () => import("../commands/eval.ts"),
  "eval-goods": () => import("../commands/eval-goods.ts"),
} satisfies Loaders;
