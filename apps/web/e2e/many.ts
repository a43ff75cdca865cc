import type { World } from "./world.ts";

const ANALYSIS = JSON.stringify({
  engine: "local",
  engineNote: null,
  verdict: "A wool coat and its blend.",
  confidence: 0.9,
  range: { low: 40, high: 60 },
  gate: 1,
  dimensions: [],
  similarities: [],
  differences: [],
  missing: [],
  usage: null,
});

/** Adds comparisons to an account's history with SQL, one per hour. The newest is an hour old. */
export async function addComparisons(world: World, email: string, count: number): Promise<void> {
  const product = (side: string) => world.sql`jsonb_build_object(
    'url', 'https://shop-' || (n % 9) || '.example/' || ${side}::text || '/' || n, 'title', ${side}::text || ' coat number ' || n,
    'brand', 'Maison ' || (n % 7), 'description', null, 'materials', jsonb_build_array('wool'), 'composition', '[]'::jsonb,
    'price', jsonb_build_object('amount', case when ${side}::text = 'Original' then '490.00' else '90.00' end, 'currency', 'USD'),
    'location', null, 'imageUrl', null, 'category', 'coat', 'colours', '[]'::jsonb, 'evidence', '[]'::jsonb, 'missing', '[]'::jsonb)`;
  await world.sql`
    insert into comparisons (user_id, original_url, dupe_url, original_description, dupe_description, similarity_score,
      similarities, differences, original_materials, dupe_materials, original_composition, dupe_composition,
      material_comparison, original_product, dupe_product, analysis, counted, created_at)
    select users.id, 'https://shop-' || (n % 9) || '.example/Original/' || n, 'https://shop-' || (n % 9) || '.example/Alternative/' || n,
      'Product: Original coat number ' || n, 'Product: Alternative coat number ' || n, case when n % 11 = 0 then null else n % 101 end,
      array_fill('Both close with a belt'::text, array[1 + n % 3]), array_fill(('Difference of pair ' || n)::text, array[1 + n % 4]),
      array['wool', 'cashmere'], array[(array['polyester', 'wool', 'cotton', 'viscose', 'elastane'])[1 + n % 5], 'polyamide'],
      '[]'::jsonb, '[]'::jsonb, 'Wool against a blend.', ${product("Original")}, ${product("Alternative")}, ${ANALYSIS}::text::jsonb, true,
      now() - n * interval '1 hour'
    from users, generate_series(1, ${count}::int) as n where email = ${email}`;
}
