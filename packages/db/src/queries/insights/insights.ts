import { and, eq, isNull, type SQL, sql } from "../../drizzle.ts";
import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import { effectivePrice } from "@dupewise/domain/comparison/effective-facts";
import { Insights } from "@dupewise/domain/comparison/insights";
import type { Money } from "@dupewise/domain/product/product";
import type { Db } from "../../connect.ts";
import { comparisons } from "../../schema.ts";
import { ALTERNATIVE_MATERIALS, DO_SAVINGS_COUNT, IS_PRICE_ENTERED } from "../comparisons/effective-facts.ts";

const MOST_RETAILERS = 20;
const MOST_MONTHS = 12;
const { great, good, fair } = SIMILARITY_BANDS;
/** The score bands, each as a row of its lowest and highest score. */
const BANDS = sql.raw(`(0, ${fair - 1}), (${fair}, ${good - 1}), (${good}, ${great - 1}), (${great}, 100)`);

/** Aggregates a user's comparisons into statistics. Runs six queries, no matter how many comparisons there are. */
export async function aggregateInsights(db: Db, userId: string): Promise<Insights> {
  const mine = sql`comparisons where user_id = ${userId} and deleted_at is null`;
  const [totals, savings, distribution, retailers, materials] = await Promise.all([
    db.execute(
      sql`select count(*)::int as comparisons, round(avg(similarity_score), 1)::float as "averageScore" from ${mine}`,
    ),
    readSavings(db, userId),
    db.execute(sql`
      select band.low as "from", band.high as "to", count(scored.similarity_score)::int as comparisons
      from (values ${BANDS}) as band (low, high)
      left join (select similarity_score from ${mine}) as scored
        on scored.similarity_score between band.low and band.high
      group by 1, 2 order by 1`),
    db.execute(sql`
      select substring(dupe_product->>'url' from '^https?://(?:www\.)?([^/:?#]+)') as retailer,
        count(*)::int as comparisons, round(avg(similarity_score), 1)::float as "averageScore"
      from ${mine} and dupe_product->>'url' ~ '^https?://' group by 1 order by 2 desc, 1 limit ${MOST_RETAILERS}`),
    db.execute(sql`
      select * from (
        select month, material, count(distinct id)::int as comparisons, round(sum(share), 3)::float as pieces,
          dense_rank() over (order by month desc) as recency
        from (${sharesOf(mine)}) as shares group by 1, 2
      ) as ranked where recency <= ${MOST_MONTHS} order by month desc, pieces desc, material`),
  ]);
  return Insights.parse({
    ...totals[0],
    savings: [...savings],
    distribution: [...distribution],
    retailers: [...retailers],
    materials: [...materials],
  });
}

/**
 * Selects the composition of each alternative's main part from its effective facts: a month, a material and its share,
 * 0–1. Materials without shares count equally.
 */
function sharesOf(mine: SQL): SQL {
  return sql`
    select id, month, item->>'material' as material,
      case when bool_and(item->'percentage' <> 'null') over whole and sum((item->>'percentage')::numeric) over whole > 0
        then (item->>'percentage')::numeric / sum((item->>'percentage')::numeric) over whole
        else 1.0 / count(*) over whole end as share
    from (
      select id, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, ${ALTERNATIVE_MATERIALS} as made from ${mine}
    ) as known, jsonb_array_elements(made) as item
    where item->>'part' is not distinct from made->0->>'part'
    window whole as (partition by id)`;
}

/** Adds up `savingsOf` when positive, per currency, where a saving counts. */
async function readSavings(db: Db, userId: string) {
  const { originalPriceManual, dupePriceManual, originalProduct, dupeProduct, deletedAt } = comparisons;
  const counting = and(eq(comparisons.userId, userId), isNull(deletedAt), DO_SAVINGS_COUNT);
  const entered = await db
    .select({
      originalPriceManual,
      dupePriceManual,
      original: sql<Money | null>`${originalProduct}->'price'`,
      alternative: sql<Money | null>`${dupeProduct}->'price'`,
    })
    .from(comparisons)
    .where(and(counting, IS_PRICE_ENTERED));
  const read = entered.map((row) => ({
    original: effectivePrice(row.original, row.originalPriceManual),
    alternative: effectivePrice(row.alternative, row.dupePriceManual),
  }));
  return db.execute(sql`
    with priced as (
      select original_product->'price' as original, dupe_product->'price' as alternative
      from comparisons where ${counting} and not ${IS_PRICE_ENTERED}
      union all
      select original, alternative from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
        as entered (original jsonb, alternative jsonb)
    )
    select original->>'currency' as currency, count(*)::int as comparisons,
      sum((original->>'amount')::numeric - (alternative->>'amount')::numeric)::text as amount
    from priced
    where original->>'currency' = alternative->>'currency'
      and (original->>'amount')::numeric > (alternative->>'amount')::numeric
    group by 1 order by 2 desc, 1`);
}
