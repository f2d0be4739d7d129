import { seedOf } from '../../mock-server/seedFolder';
import { openStore } from '../../mock-server/store/openStore';
import { openStorage } from '../../server/files/openStorage';
import type { Row } from '../../server/store/Store';

type Rows = Readonly<Record<string, readonly Row[]>>;

/** So many rows of a collection in its first organisation, made of those that are there. */
const repeated = (rows: readonly Row[] = [], count: number, change: (id: number) => object) => {
  const first = rows.filter(({ organisationId }) => organisationId === rows[0]?.organisationId);
  return Array.from({ length: count }, (_, index) => ({
    ...first[index % first.length],
    ...change(index + 1),
    id: index + 1,
  }));
};

/** Application users. */
export const manyUsers =
  (count: number) =>
  ({ applicationUsers }: Rows): Rows => ({
    applicationUsers: repeated(applicationUsers, count, (id) => ({ userId: id })),
  });

/** Two variations of most products and four of every fifth: 2.4 on average. */
const variationsOf = (id: number, [first]: readonly object[]) =>
  Array.from({ length: id % 5 === 0 ? 4 : 2 }, (_, index) => ({
    ...first,
    variationId: index + 1,
    order: index + 1,
  }));

const listOf = (value: unknown): readonly object[] => (Array.isArray(value) ? value : []);

/** Products of different names, each with a picture, variations and related products. */
export const manyProducts =
  (count: number) =>
  ({ products = [], files = [] }: Rows): Rows => {
    const pictureOf = ({ id }: Row) =>
      files.find(
        ({ resource, recordId, field }) =>
          resource === 'products' && recordId === id && field === 'images/1',
      );
    const pictured = products.filter(pictureOf);
    const pictures = pictured.flatMap((row) => pictureOf(row) ?? []);
    const firstFile = Math.max(0, ...files.map(({ id }) => id)) + 1;
    return {
      products: repeated(pictured, count, (id) => {
        const row = pictured[(id - 1) % pictured.length];
        return {
          title: `${row?.title} ${id}`,
          images: listOf(row?.images).slice(0, 1),
          variations: variationsOf(id, listOf(row?.variations)),
          relatedIds: [(id % count) + 1, ((id + 1) % count) + 1].filter((other) => other !== id),
        };
      }),
      files: [
        ...files.filter(({ resource }) => resource !== 'products'),
        ...repeated(pictures, count, (id) => ({ recordId: id })).map((row) => ({
          ...row,
          id: firstFile + row.id,
        })),
      ],
    };
  };

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;

/** Orders of half a year, as many every day. */
export const manyOrders =
  (count: number, now = Date.now()) =>
  ({ orders }: Rows): Rows => ({
    orders: repeated(orders, count, (id) => ({
      invoiceNo: `2026-${String(id).padStart(6, '0')}`,
      created: new Date(now - Math.floor((HALF_A_YEAR_MS * (count - id)) / count)).toISOString(),
    })),
  });

/** Exhibitors of the first wayfinder. */
export const manyExhibitors =
  (count: number) =>
  ({ wayfinders = [] }: Rows): Rows => ({
    wayfinders: wayfinders.map((row, at) => {
      const [first] = Array.isArray(row.exhibitors) ? row.exhibitors : [];
      const exhibitors = Array.from({ length: count }, (_, index) => ({
        ...first,
        id: index + 1,
        identifier: `E${index + 1}`,
        name: `Exposant ${index + 1}`,
        topLeftX: (index % 50) * 32,
        topLeftY: Math.floor(index / 50) * 25,
        width: 24,
        height: 18,
      }));
      return at === 0 ? { ...row, exhibitors } : row;
    }),
  });

const clockAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Pricing rules of one tariff, and blocks of an hour on every day. */
export const manyRules =
  (rules: number, blocks: number) =>
  (seed: Rows): Rows => ({
    pricingRules: repeated(seed.pricingRules, rules, (id) => ({
      tariffId: seed.tariffs?.[0]?.id,
      priority: id % 300,
    })),
    blocks: repeated(seed.blocks, blocks, (id) => {
      const start = 8 * 60 + ((id * 7) % (11 * 60));
      return { dayOfWeek: id % 7, startTime: clockAt(start), endTime: clockAt(start + 60) };
    }),
  });

/** Fills a data folder with the demo data, its files as well, and with many rows of some collections. */
export const fill = async (directory: string, many: (seed: Rows) => Rows): Promise<void> => {
  const seed = await seedOf(await openStorage(directory))();
  const store = await openStore({
    directory,
    seed: async () => ({ ...seed, ...many(seed) }) as Record<string, Row[]>,
  });
  await store.close();
};
