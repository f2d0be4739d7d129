/*
 * The statements that somebody would write by hand for what the measured calls answer, on the same tables.
 * $1 is the organisation.
 */

const tagName = `(SELECT item ->> 'name' FROM jsonb_array_elements(t.doc -> 'translations') item
  WHERE item ->> 'language' = 'en')`;

/** What a list answers of each product, of a page of whose ids and documents there is a table `p`. */
const listed = (order: string) => `
  SELECT p.id, p.doc -> 'canEdit' AS "canEdit", p.title, p.doc -> 'vbnNumber' AS "vbnNumber",
    p.doc -> 'price' AS price, p."customerPrice", p.doc -> 'highestPrice' AS "highestPrice",
    p."VATTariffId", p.active, p."tagId", p."supplierId", v.doc -> 'name' AS "VATTariff",
    ${tagName} AS "tagName", t.doc -> 'color' AS "tagColor", s.doc -> 'name' AS "supplierName"
  FROM p
    LEFT JOIN vat v ON v.organisation_id = $1 AND v.id = p."VATTariffId"
    LEFT JOIN "productTag" t ON t.organisation_id = $1 AND t.id = p."tagId"
    LEFT JOIN suppliers s ON s.organisation_id = $1 AND s.id = p."supplierId"
  ORDER BY ${order}`;

const orders = {
  title: 'title NULLS LAST, id',
  titleDown: 'title DESC NULLS LAST, id DESC',
  price: '"customerPrice" NULLS LAST, id',
  priceDown: '"customerPrice" DESC NULLS LAST, id DESC',
} as const;

const conditions = {
  all: 'organisation_id = $1',
  active: 'organisation_id = $1 AND active = $2',
  search: 'organisation_id = $1 AND searched LIKE $2',
} as const;

export interface ListAsked {
  readonly order: keyof typeof orders;
  readonly condition: keyof typeof conditions;
  /** What the condition compares with. */
  readonly value?: number | string;
  readonly skip: number;
}

const PAGE = 20;

/** A page of products, and how many there are. */
export const listSql = ({ order, condition, value, skip }: ListAsked) => {
  const values = [1, ...(value === undefined ? [] : [value])];
  const where = conditions[condition];
  return {
    page: {
      text: `WITH p AS (SELECT * FROM products WHERE ${where} ORDER BY ${orders[order]}
        LIMIT $${values.length + 1} OFFSET $${values.length + 2}) ${listed(orders[order])}`,
      values: [...values, PAGE, skip],
    },
    total: { text: `SELECT count(*) AS total FROM products WHERE ${where}`, values },
  };
};

const linked = (table: string, field: string, parts: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, ${parts})), '[]') FROM ${table} linked
  WHERE organisation_id = $1
    AND id = ANY(ARRAY(SELECT jsonb_array_elements(p.doc -> '${field}')::bigint))) AS "${field}"`;

const shown = (...fields: readonly string[]) =>
  fields.map((field) => `'${field}', linked.doc -> '${field}'`).join();

/** A product with the titles of what it refers to and of what it is linked with. */
export const recordSql = (id: number) => ({
  text: `SELECT p.id, p.doc, v.doc -> 'name' AS "VATTariff", k.doc -> 'name' AS "kioskAppName",
      ${tagName} AS "tagName", t.doc -> 'color' AS "tagColor", s.doc -> 'name' AS "supplierName",
      ${linked('productcategories', 'categoryIds', shown('title'))},
      ${linked('products', 'relatedIds', shown('title', 'vbnNumber'))},
      ${linked('products', 'linkedIds', shown('title', 'vbnNumber'))},
      ${linked('locations', 'locationIds', shown('name', 'address', 'city', 'comments'))}
    FROM products p
      LEFT JOIN vat v ON v.organisation_id = $1 AND v.id = p."VATTariffId"
      LEFT JOIN "kioskApps" k ON k.organisation_id = $1 AND k.id = p."kioskAppId"
      LEFT JOIN "productTag" t ON t.organisation_id = $1 AND t.id = p."tagId"
      LEFT JOIN suppliers s ON s.organisation_id = $1 AND s.id = p."supplierId"
    WHERE p.organisation_id = $1 AND p.id = $2`,
  values: [1, id],
});

/**
 * A product is read, so that what is sent can be checked against it, and written, with what is kept of each change: an
 * act, a line of the history and an entry of the audit log. All at the level that the server has.
 */
export const saveSql = {
  begin: 'BEGIN ISOLATION LEVEL SERIALIZABLE',
  read: 'SELECT id, doc FROM products WHERE organisation_id = 1 AND id = $1 FOR UPDATE',
  write: 'UPDATE products SET doc = doc || $2::jsonb WHERE organisation_id = 1 AND id = $1',
  act: 'INSERT INTO activity (organisation_id, doc) VALUES (1, $1::jsonb)',
  history: 'INSERT INTO history (organisation_id, doc) VALUES (1, $1::jsonb)',
  entry: 'INSERT INTO "auditLog" (organisation_id, doc) VALUES (1, $1::jsonb)',
  end: 'COMMIT',
};

/** What is kept of a change of one field of a product, as the server keeps it. */
export const keptOf = (id: number, changes: Readonly<Record<string, unknown>>) => {
  const fields = Object.entries(changes);
  const at = Date.now();
  const by = { userId: 1, userName: 'Ada Bakker', resource: 'products', recordId: id };
  return {
    act: {
      userId: 1,
      userName: by.userName,
      resource: 'products',
      recordId: id,
      name: `Product ${id}`,
      action: 'update',
      at: new Date(at).toISOString(),
      hasWayBack: 1,
    },
    history: {
      ...by,
      at,
      isNew: 0,
      changes: fields.map(([field, is]) => ({ field, delta: { was: 0, is } })),
    },
    entry: {
      at: new Date(at).toISOString(),
      lastAt: at,
      userId: 1,
      userName: by.userName,
      address: '127.0.0.1',
      browser: 'bench',
      action: 'update',
      call: 'PUT webshop/products/{id}',
      resource: 'products',
      recordId: id,
      recordName: `Product ${id}`,
      changes: fields.map(([field, is], place) => ({
        id: place + 1,
        resource: 'products',
        recordId: id,
        recordName: `Product ${id}`,
        change: 'update',
        field,
        before: '0',
        after: String(is),
      })),
      furtherRecords: 0,
    },
  };
};
