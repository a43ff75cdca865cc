/** A committed migration: the name of its file, and its SQL. */
export interface Migration {
  file: string;
  text: string;
}

/** A violation: a statement that the previous version, or its traffic, can't tolerate, and what to do instead. */
interface Rule {
  /** Tests a statement without comments, in lower case, with single spaces. */
  matches: RegExp;
  problem: string;
  /** Whether it removes something, which is allowed once no released version reads it anymore. */
  contracts?: true;
  /** Whether it is allowed on a table that the same migration creates, because no version uses that table yet. */
  unlessNew?: true;
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
/** Matches an action of `alter table`, alone or among others. */
const altersTable = (action: string) =>
  new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${NAME} (?:.*, )?${action}`);

const RULES: readonly Rule[] = [
  { matches: /^drop (?:table|view|materialized view|type|schema)\b/, problem: "drops what is read", contracts: true },
  { matches: altersTable("drop (?!constraint|not null)"), problem: "drops what is read", contracts: true },
  {
    matches: altersTable("alter (?:column )?\\S+ drop default"),
    problem: "drops a default that is relied on",
    contracts: true,
  },
  { matches: altersTable("alter (?:column )?\\S+ set not null"), problem: "refuses what is written", contracts: true },
  { matches: /^alter \w+ .*\brename\b/, problem: "renames: add the new name, copy, and drop the old one later" },
  {
    matches: altersTable("alter (?:column )?\\S+ (?:set data )?type\\b"),
    problem: "rewrites a table: add a column instead",
  },
  {
    matches: altersTable("add (?:column )?(?:if not exists )?(?!constraint)\\S+ (?!.*\\bdefault\\b).*\\bnot null\\b"),
    problem: "adds a column that the version before leaves empty: give it a default",
    unlessNew: true,
  },
  {
    matches: altersTable("add constraint \\S+ (?:check|foreign key)\\b(?!.*\\bnot valid\\b)"),
    problem: "checks a whole table under lock: add it `not valid`, and validate it in a migration of its own",
    unlessNew: true,
  },
  {
    matches: altersTable("add constraint \\S+ (?:unique|primary key|exclude)\\b(?! using index)"),
    problem: "builds an index under lock: build it concurrently, and add the constraint `using index`",
    unlessNew: true,
  },
  {
    matches: new RegExp(
      String.raw`^create (?:unique )?index (?!concurrently)(?:if not exists )?\S+ on (?:only )?${NAME}`,
    ),
    problem: "builds an index under lock: `create index concurrently if not exists`, outside a transaction",
    unlessNew: true,
  },
  {
    matches: /^create (?:unique )?index concurrently (?!if not exists)/,
    problem: "cannot be run again: say `if not exists`",
  },
  {
    matches: /^drop index (?!concurrently)/,
    problem: "waits under lock: `drop index concurrently`, outside a transaction",
  },
  {
    matches: new RegExp(String.raw`^(?:with .*)?(?:update (?:only )?|delete from (?:only )?|insert into )${NAME}`),
    problem: "fills under lock: copy in batches, `do $$ … limit … commit … $$`, outside a transaction",
    unlessNew: true,
  },
  { matches: /^(?:lock|truncate|cluster|vacuum full|reindex (?!.*concurrently))\b/, problem: "locks a whole table" },
];

const OUTSIDE = /^-- Outside a transaction\b/;
/** Matches what cannot run in a transaction, and therefore needs the line that says so. */
const NEEDS_OUTSIDE = /\bconcurrently\b|^do .*\bcommit\b/;
const BATCHED = /\blimit \d+.*\bcommit\b/;
const WRITES = /\b(?:update|delete from|insert into)\b/;
const CONTRACTION = /^-- Unread since (\d+\.\d+\.\d+)\b/m;

/**
 * Lists the parts of a migration that would break a rolling deployment. A migration that removes something must name
 * the release that stopped reading it: `-- Unread since 0.2.0`.
 * @param released the released versions, as listed in the changelog
 */
export function listMigrationProblems({ file, text }: Migration, released: readonly string[]): string[] {
  const statements = text.split("--> statement-breakpoint").map(plain);
  const created = new Set(statements.flatMap((one) => /^create table (?:if not exists )?"?(\w+)/.exec(one)?.[1] ?? []));
  const unread = CONTRACTION.exec(text)?.[1];
  const isOutside = OUTSIDE.test(text);
  const problems = statements.flatMap((statement) => {
    const found = RULES.flatMap(({ matches, problem, contracts, unlessNew }) => {
      const match = matches.exec(statement);
      if (match === null) return [];
      if (unlessNew && created.has(match[1] ?? "")) return [];
      return contracts && unread !== undefined && released.includes(unread) ? [] : [problem];
    });
    const isLoop = statement.startsWith("do ") && WRITES.test(statement) && !BATCHED.test(statement);
    return [
      ...found,
      ...(isLoop ? ["fills under lock: a `do` block that writes has a `limit` and a `commit`"] : []),
      ...(NEEDS_OUTSIDE.test(statement) && !isOutside
        ? ["cannot run in a transaction: begin the file with `-- Outside a transaction`"]
        : []),
    ].map((problem) => `${file}: ${problem}: ${statement.slice(0, 80)}`);
  });
  if (unread === undefined || released.includes(unread)) return problems;
  return [...problems, `${file}: ${unread} is no release of CHANGELOG.md`];
}

/** Removes comments, and the bodies of functions, which run only when they are called. */
function plain(statement: string): string {
  const text = statement
    .replaceAll(/^\s*--.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return /^create (?:or replace )?(?:function|procedure)\b/.test(text)
    ? text.replaceAll(/\$(\w*)\$.*?\$\1\$/g, "''")
    : text;
}
