import { and, eq, inArray, isNull, sql } from "../../drizzle.ts";
import type { FeedFormat } from "@dupewise/domain/catalogue/catalogue-product";
import { type FeedProblem, type ImportTally, MAX_PROBLEMS } from "@dupewise/domain/catalogue/import";
import { catalogueImports, catalogueProducts, catalogueSources, catalogueStaged } from "../../schema.ts";
import { toStorableJson } from "../../storable.ts";
import { type CatalogueEntry, toCatalogueRow } from "./entry.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

/** A feed from which products are imported, identified by its name. */
export interface FeedSource {
  name: string;
  format: FeedFormat;
  location: string;
}

/** A running import, identified by its lease: a process that lost the lease can no longer write. */
export interface ImportLease {
  id: string;
  sourceId: string;
  /** The random ID of the import's process. */
  worker: string;
}

interface Begun {
  lease: ImportLease;
  /** Whether it is already publishing. */
  isPublishing: boolean;
  /** The progress so far; zeros for a new one. */
  tally: ImportTally;
}

const NONE: ImportTally = { read: 0, malformed: 0, unchanged: 0, added: 0, changed: 0, retired: 0 };
/** Longer than a batch takes; a dead worker blocks the next no longer. */
const LEASE = sql`now() + interval '60 seconds'`;

/**
 * Begins an import from a source. If a worker died while importing the same edition, or while publishing any edition,
 * resumes its import. Returns null while another worker is importing.
 */
export function beginImport(db: Db, source: FeedSource, edition: string | null, worker: string): Promise<Begun | null> {
  return db.transaction(async (tx) => {
    const sourceId = await storeSource(tx, source);
    const unfinished = and(
      eq(catalogueImports.sourceId, sourceId),
      inArray(catalogueImports.state, ["reading", "publishing"]),
    );
    const [running] = await tx.select().from(catalogueImports).where(unfinished).for("update", { skipLocked: true });
    // Locked by its worker, whose transactions may take minutes and lock the source last: waiting could deadlock.
    if (running === undefined && (await tx.$count(catalogueImports, unfinished)) > 0) return null;
    if (running?.leaseExpiresAt && (await isAhead(tx, running.leaseExpiresAt))) return null;
    const lease = { sourceId, worker };
    if (running && (running.state === "publishing" || (edition !== null && running.edition === edition))) {
      await tx
        .update(catalogueImports)
        .set({ worker, leaseExpiresAt: LEASE })
        .where(eq(catalogueImports.id, running.id));
      return {
        lease: { ...lease, id: running.id },
        isPublishing: running.state === "publishing",
        tally: tallyOf(running),
      };
    }
    if (running) await endImport(tx, running.id, "failed", "The feed has changed since the import was interrupted");
    const made = await tx
      .insert(catalogueImports)
      .values({ sourceId, edition, worker, leaseExpiresAt: LEASE })
      .returning({ id: catalogueImports.id });
    return { lease: { ...lease, id: idOf(made) }, isPublishing: false, tally: NONE };
  });
}

async function storeSource(tx: Db, source: FeedSource): Promise<string> {
  const stored = await tx
    .insert(catalogueSources)
    .values(source)
    .onConflictDoUpdate({ target: catalogueSources.name, set: { format: source.format, location: source.location } })
    .returning({ id: catalogueSources.id });
  return idOf(stored);
}

function idOf([row]: readonly { id: string }[]): string {
  if (row === undefined) throw new Error("The inserted row is missing");
  return row.id;
}

function tallyOf({ read, malformed, unchanged, added, changed, retired }: ImportTally): ImportTally {
  return { read, malformed, unchanged, added, changed, retired };
}

async function isAhead(tx: Db, time: Date): Promise<boolean> {
  const [row] = await tx.execute<{ ahead: boolean }>(sql`select ${time.toISOString()}::timestamptz > now() as ahead`);
  return row?.ahead === true;
}

/** Returns the digests of a source's current products with the given keys, as a map from key to digest. */
export async function listDigests(db: Db, sourceId: string, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { key, digest } = catalogueProducts;
  const rows = await db
    .select({ key, digest })
    .from(catalogueProducts)
    .where(
      and(
        eq(catalogueProducts.sourceId, sourceId),
        sql`${key} = any(${toSqlTextArray(keys)})`,
        isNull(catalogueProducts.retiredAt),
      ),
    );
  return new Map(rows.map((row) => [row.key, row.digest]));
}

/** A batch of a feed's products to stage, with the problems found and the import's progress so far. */
export interface StagedBatch {
  /** The products with their keys; `entry` is null if the product is unchanged. */
  products: readonly { key: string; isAvailable: boolean; entry: CatalogueEntry | null }[];
  problems: readonly FeedProblem[];
  tally: ImportTally;
}

/** Stores a batch of products and problems, along with the progress of the import. Throws if the lease was lost. */
export async function stageBatch(
  db: Db,
  lease: ImportLease,
  { products, problems, tally }: StagedBatch,
): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = toStorableJson(JSON.stringify(problems));
    await renew(tx, lease, {
      ...tally,
      problems: sql`case when jsonb_array_length(${catalogueImports.problems}) >= ${MAX_PROBLEMS}
        then ${catalogueImports.problems} else ${catalogueImports.problems} || ${kept}::jsonb end`,
    });
    if (products.length === 0) return;
    await tx
      .insert(catalogueStaged)
      .values(
        products.map(({ entry, ...one }) => ({ importId: lease.id, ...one, entry: entry && toCatalogueRow(entry) })),
      )
      // The first of several sizes that can be bought.
      .onConflictDoUpdate({
        target: [catalogueStaged.importId, catalogueStaged.key],
        set: { isAvailable: true, entry: sql`excluded.entry` },
        setWhere: sql`not ${catalogueStaged.isAvailable} and excluded.is_available`,
      });
  });
}

async function renew(tx: Db, { id, worker }: ImportLease, set: object): Promise<void> {
  const renewed = await tx
    .update(catalogueImports)
    .set({ ...set, leaseExpiresAt: LEASE })
    .where(and(eq(catalogueImports.id, id), eq(catalogueImports.worker, worker)))
    .returning({ id: catalogueImports.id });
  if (renewed.length === 0) throw new Error("Another process has taken over this import");
}

/**
 * Counts a source's current products, the products staged by an import, and the current products that its feed no
 * longer lists. Returns all three numbers.
 */
export async function countImportProducts(db: Db, { id, sourceId }: ImportLease) {
  const [row] = await db.execute<{ live: number; staged: number; gone: number }>(sql`
    select (select count(*) from catalogue_staged where import_id = ${id})::int as staged,
      count(*)::int as live, count(*) filter (where s.key is null)::int as gone
    from catalogue_products p left join catalogue_staged s on s.import_id = ${id} and s.key = p.key
    where p.source_id = ${sourceId} and p.retired_at is null`);
  return row ?? { live: 0, staged: 0, gone: 0 };
}

/** A statement over a whole feed takes longer than any request may. */
const longer = sql`select set_config('statement_timeout', '600000', true)`;

/**
 * Retires the products that the feed no longer lists, and begins to publish the staged ones. Cannot be undone. Returns
 * the number of retired products.
 */
export function beginPublishing(db: Db, lease: ImportLease): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(longer);
    await renew(tx, lease, { state: "publishing" });
    const gone = await tx.execute<{ one: number }>(sql`
      update catalogue_products p set retired_at = now(), updated_at = now()
      where p.source_id = ${lease.sourceId} and p.retired_at is null
        and not exists (select from catalogue_staged s where s.import_id = ${lease.id} and s.key = p.key)
      returning 1 as one`);
    await tx.update(catalogueImports).set({ retired: gone.length }).where(eq(catalogueImports.id, lease.id));
    return gone.length;
  });
}

/** A product that an import published. */
interface Published {
  id: string;
  isNew: boolean;
}

/**
 * Publishes the next products of an import and, in the same transaction, announces the IDs of new ones. Returns the
 * products that were added or changed, or null once all products are published.
 */
export function publishBatch(
  db: Db,
  lease: ImportLease,
  size: number,
  announce: (tx: Db, productIds: readonly string[]) => Promise<void>,
): Promise<readonly Published[] | null> {
  return db.transaction(async (tx) => {
    const { isEmpty, published } = await moveToCatalogue(tx, lease, size);
    const added = published.filter(({ isNew }) => isNew).map(({ id }) => id);
    await renew(tx, lease, {
      added: sql`${catalogueImports.added} + ${added.length}`,
      changed: sql`${catalogueImports.changed} + ${published.length - added.length}`,
    });
    await announce(tx, added);
    return isEmpty ? null : published;
  });
}

/**
 * Moves the next staged products to the catalogue, without sending them here and back. Shelves come first, in one
 * global order, so that two imports never deadlock.
 */
async function moveToCatalogue(
  tx: Db,
  { id, sourceId }: ImportLease,
  size: number,
): Promise<{ isEmpty: boolean; published: Published[] }> {
  const batch = sql`select key, entry from catalogue_staged where import_id = ${id} order by key limit ${size}`;
  await tx.execute(sql`
    insert into catalogue_shelves (kind, color, material)
    select distinct r.kind, r.color, r.material
    from (${batch}) s, jsonb_to_record(s.entry) as r (kind text, color text, material text)
    where s.entry is not null
    order by 1, 2, 3 on conflict do nothing`);
  const rows = await tx.execute<{ taken: number; id: string | null; isNew: boolean }>(sql`
    with taken as (
      delete from catalogue_staged where import_id = ${id} and key in (select key from (${batch}) s) returning entry
    ), published as (
      insert into catalogue_products as p (source_id, key, digest, url, title, brand, price, currency, usual_price,
        euros, is_available, product, facts, engine_version, terms, shelf_id)
      select ${sourceId}, r.key, r.digest, r.url, r.title, r.brand, r.price, r.currency, r."usualPrice", r.euros,
        r."isAvailable", r.product, r.facts, r."engineVersion", r.terms, s.id
      from taken, jsonb_to_record(taken.entry) as r (key text, digest text, url text, title text, brand text,
        price numeric, currency text, "usualPrice" numeric, euros float8, "isAvailable" boolean, product jsonb,
        facts jsonb, "engineVersion" int, terms tsvector, kind text, color text, material text)
      join catalogue_shelves s using (kind, color, material)
      where taken.entry is not null
      on conflict (source_id, key) do update set (digest, url, title, brand, price, currency, usual_price, euros,
        is_available, product, facts, engine_version, terms, shelf_id, updated_at, retired_at) =
        row(excluded.digest, excluded.url, excluded.title, excluded.brand, excluded.price, excluded.currency,
          excluded.usual_price, excluded.euros, excluded.is_available, excluded.product, excluded.facts,
          excluded.engine_version, excluded.terms, excluded.shelf_id, now(), null)
      returning p.id, (p.xmax = 0) as "isNew"
    )
    select t.taken, p.id, p."isNew" from (select count(*)::int as taken from taken) t left join published p on true`);
  const published = rows.flatMap(({ id: one, isNew }) => (one === null ? [] : [{ id: one, isNew }]));
  return { isEmpty: rows[0]?.taken === 0, published };
}

/**
 * Ends an import in the given state and deletes its staged rows.
 * @param reason why it was rolled back or failed, or null if it was published
 */
export async function endImport(
  db: Db,
  id: string,
  state: "published" | "rolled-back" | "failed",
  reason: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(longer);
    const [ended] = await tx
      .update(catalogueImports)
      .set({ state, reason, worker: null, leaseExpiresAt: null, endedAt: sql`now()` })
      .where(eq(catalogueImports.id, id))
      .returning({ sourceId: catalogueImports.sourceId });
    await tx.delete(catalogueStaged).where(eq(catalogueStaged.importId, id));
    if (state !== "published" || !ended) return;
    await tx
      .update(catalogueSources)
      .set({ importedAt: sql`now()` })
      .where(eq(catalogueSources.id, ended.sourceId));
  });
}

/** Releases an import so that another process can resume it immediately. */
export async function releaseImport(db: Db, { id, worker }: ImportLease): Promise<void> {
  await db
    .update(catalogueImports)
    .set({ leaseExpiresAt: null })
    .where(and(eq(catalogueImports.id, id), eq(catalogueImports.worker, worker)));
}
