import type { Client } from 'pg';

export interface Sizes {
  readonly products: number;
  readonly organisations: number;
}

/** Part of all products that the first organisation has. */
const GREAT_PART = 0.2;

/** Products of the first organisation, which the measured calls are about. */
export const greatOf = ({ products }: Sizes): number => Math.floor(products * GREAT_PART);

/** Organisations beside those of the demo. */
const organisationsSql = `
  INSERT INTO organisations (doc)
  SELECT first.doc || jsonb_build_object('name', 'Organisatie ' || n, 'organisationId', 'ORG-' || n)
  FROM (SELECT doc FROM organisations ORDER BY id LIMIT 1) first,
    generate_series((SELECT count(*) FROM organisations) + 1, $1::int) n`;

const templatesSql = `
  CREATE TEMP TABLE templates AS
  SELECT doc, doc #> '{variations,0}' AS variation, (row_number() OVER (ORDER BY id)) - 1 AS at
  FROM products WHERE organisation_id = 1`;

/**
 * Products made of those of the demo, each with two or three variations: the first so many are of the first
 * organisation, and of the others each has fewer than the one before it.
 */
const productsSql = `
  INSERT INTO products (organisation_id, doc)
  SELECT
    CASE WHEN n <= $3::int THEN 1
      ELSE 2 + floor(($2::int - 1) * power((n - $3::int - 1)::float / ($1::int - $3::int), 1.5)) END,
    doc || jsonb_build_object(
      'title', (doc ->> 'title') || ' ' || n,
      'remoteId', 'R-' || n,
      'price', price, 'customerPrice', price, 'highestPrice', price,
      'canEdit', 1,
      'active', CASE WHEN n % 10 = 0 THEN 0 ELSE 1 END,
      'variationCount', 2 + n % 2,
      'variations', (SELECT jsonb_agg(variation || jsonb_build_object(
          'variationId', v, 'order', v, 'sku', 'SKU' || n || '-' || v, 'price', price,
          'articleCode', (n * 3 + v)::text, 'barCode', (8710000000000 + n * 10 + v)::text))
        FROM generate_series(1, 2 + n % 2) v))
  FROM generate_series(1, $1::int) n
    CROSS JOIN LATERAL (SELECT 1 + (n::bigint * 7919 % 100000) / 100.0 AS price) priced
    JOIN templates ON templates.at = n % (SELECT count(*) FROM templates)
  ORDER BY n`;

const indexesSql = `
  SELECT indexdef, indexname FROM pg_indexes
  WHERE tablename = 'products' AND indexname NOT LIKE '%pkey'`;

/** Replaces the products of a database that holds the demo. Its indexes are built once the rows are there. */
export const fillProducts = async (client: Client, sizes: Sizes): Promise<void> => {
  const { rows: indexes } = await client.query(indexesSql);
  await client.query(organisationsSql, [sizes.organisations]);
  await client.query(templatesSql);
  await client.query('TRUNCATE products RESTART IDENTITY');
  for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
  const { products, organisations } = sizes;
  await client.query(productsSql, [products, organisations, greatOf(sizes)]);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('VACUUM ANALYZE');
};
