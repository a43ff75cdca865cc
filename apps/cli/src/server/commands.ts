import { createClient, type DupewiseClient } from "@dupewise/client/create-client";
import { errorBody } from "@dupewise/client/error-body";
import { RANKINGS } from "@dupewise/domain/comparison/rank";
import { MAX_ALTERNATIVES } from "@dupewise/domain/constants";
import { DomainError, ERRORS, type ErrorCode } from "@dupewise/domain/errors";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { findOnlyLink } from "@dupewise/domain/product/product-input";
import * as z from "zod";
import { defineCommand, type Command } from "../command.ts";
import { renderComparison } from "../render-comparison.ts";
import { renderFoundAlternatives } from "../render-found-alternatives.ts";
import { renderProduct } from "../render-product.ts";
import { rankScoredAlternatives, createRankDefinition, renderRanking } from "../render-ranking.ts";
import { renderComparisons } from "./render-comparisons.ts";
import type { ServerAccess } from "./server-option.ts";

const Side = z.object({ text: z.string().min(1) });
const ONE = z.object({ id: z.uuid() });
const SHOWN = 20;
const COAT = { text: "Wool coat. 100% wool. $420" };
const DUPE = { text: "Coat. 80% wool, 20% polyamide. $89" };

/** Creates the commands that run on a server, for the account that the access token belongs to. */
export function createServerCommands(access: ServerAccess): Record<string, Command> {
  const client = createClient(access);
  /** Makes a call, and maps the server's error. */
  const ask = async <Output>(call: (of: DupewiseClient) => Promise<Output>): Promise<Output> => {
    try {
      return await call(client);
    } catch (error) {
      throw errorOf(error, access.url);
    }
  };

  return {
    read: defineCommand({
      summary: "Read a product from its page or a pasted description",
      usage: "URL | TEXT",
      input: Side,
      example: COAT,
      answer: async ({ text }) => {
        const url = findOnlyLink(text);
        if (url === null) return ask((of) => of.products.preview.mutate({ text }));
        const { preview, failure } = await ask((of) => of.products.previewLink.mutate({ url }));
        if (preview === null) throw new DomainError("scraping_failed", failure ?? "The page couldn't be read");
        return preview;
      },
      fromArguments: (args) => (args.length === 0 ? null : { text: args.join(" ") }),
      render: ({ title, brand, price, materials, kind }) =>
        renderProduct({ ...UNKNOWN_PRODUCT, title, brand, price, materials, category: kind?.type ?? null }),
    }),

    compare: defineCommand({
      summary: "Score how similar two products are, explain why, and store the result in your history",
      usage: "ORIGINAL ALTERNATIVE, each a URL or a quoted description",
      input: z.object({ left: Side, right: Side }),
      example: { left: COAT, right: DUPE },
      answer: ({ left, right }) =>
        ask((of) => of.comparisons.create.mutate({ originalUrl: left.text, dupeUrl: right.text })),
      fromArguments: ([left, right, ...others]) =>
        left === undefined || right === undefined || others.length > 0
          ? null
          : { left: { text: left }, right: { text: right } },
      render: renderComparison,
    }),

    rank: defineCommand({
      ...createRankDefinition(Side),
      example: { original: COAT, alternatives: [DUPE], by: "best" },
      answer: async ({ original, alternatives, by = "best" }) => {
        const texts = alternatives.map(({ text }) => text);
        const { comparisons, failed } = await ask((of) =>
          of.comparisons.createSeveral.mutate({ originalUrl: original.text, alternatives: texts }),
        );
        const indexes = texts.map((_, index) => index).filter((index) => !failed.some((one) => one.index === index));
        const scored = comparisons.map((result, at) => ({
          index: indexes[at] ?? at,
          product: result.dupeProduct,
          result,
        }));
        return { ranking: rankScoredAlternatives(scored, by), failed };
      },
      fromArguments: ([original, ...alternatives], flags) =>
        original === undefined || alternatives.length === 0 || alternatives.length > MAX_ALTERNATIVES
          ? null
          : {
              original: { text: original },
              alternatives: alternatives.map((text) => ({ text })),
              by: RANKINGS.find((one) => flags.has(one)) ?? "best",
            },
      render: ({ ranking, failed }) =>
        [
          ...(ranking.length > 0 ? [renderRanking(ranking)] : []),
          ...failed.map(({ index, message }) => `Alternative ${index + 1} couldn't be compared: ${message}`),
        ].join("\n"),
    }),

    find: defineCommand({
      summary: "Find the products in the server's catalogue that are most similar to a product and cost less",
      usage: "ORIGINAL, a URL or a quoted description",
      input: z.object({ original: Side }),
      example: { original: COAT },
      answer: async ({ original }) => {
        const { original: sought, alternatives } = await ask((of) =>
          of.catalogue.find.mutate({ original: original.text }),
        );
        return { kind: sought.kind?.kind?.name ?? null, alternatives };
      },
      fromArguments: ([text, ...others]) => (text === undefined || others.length > 0 ? null : { original: { text } }),
      render: (found) => renderFoundAlternatives(found, "the catalogue"),
    }),

    history: defineCommand({
      summary: "List or search your comparisons, newest first, or show one",
      usage: "[WORDS | ID]",
      input: z.union([ONE, z.object({ search: z.string().optional(), cursor: z.string().optional() })]),
      example: { search: "coat" },
      answer: async (input) => {
        if ("id" in input) return ask((of) => of.comparisons.get.query(input));
        return ask((of) => of.history.list.query({ ...input, limit: SHOWN }));
      },
      fromArguments: (args) => {
        const words = args.join(" ");
        return ONE.safeParse({ id: words }).data ?? { search: words };
      },
      render: (answer) =>
        "items" in answer
          ? `${renderComparisons(answer.items)}\n${answer.items.length} of ${answer.matching}`
          : renderComparison(answer),
    }),

    boards: defineCommand({
      summary: "List your boards, or show one",
      usage: "[ID]",
      input: ONE.partial(),
      example: {},
      answer: async ({ id }) => {
        if (id !== undefined) return ask((of) => of.boards.get.query({ id }));
        return { boards: await ask((of) => of.boards.list.query()) };
      },
      fromArguments: ([id, ...others]) => (others.length > 0 ? null : id === undefined ? {} : { id }),
      render: (answer) => {
        if ("name" in answer) return `${answer.name}\n\n${renderComparisons(answer.comparisons)}`;
        if (answer.boards.length === 0) return "You have no boards.";
        return answer.boards.map(({ id, name, comparisons }) => `${id}  ${name} (${comparisons})`).join("\n");
      },
    }),
  };
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

function errorOf(error: unknown, url: string): unknown {
  const body = errorBody(error);
  if (body !== null) return new DomainError(isKnown(body.code) ? body.code : "internal", body.message);
  return new DomainError("unavailable", `No Dupewise server responds at ${url}`, {}, { cause: error });
}
