import type { ListAsked } from './bareSql';

/** The same call of both servers. */
export interface Call {
  readonly ours: string;
  readonly bare: string;
  /** What is saved; without it, something is read. */
  readonly body?: object;
}

const OURS = 'webshop/products';
const bareList = (asked: ListAsked) => `?query=${encodeURIComponent(JSON.stringify(asked))}`;

const PAGE = 20;

type Listed = Partial<ListAsked> & { readonly page: number; readonly asked: string };

const list = ({ page, asked, order = 'title', condition = 'all', value }: Listed): Call => ({
  ours: `${OURS}?page=${page}&maxrowcount=${PAGE}&${asked}`,
  bare: bareList({ order, condition, value, skip: (page - 1) * PAGE }),
});

const UP = 'sort=title&order=asc';

/** One number below `most` a round, far from that of the round before. */
const spread = (round: number, most: number): number => 1 + ((round * 7_919) % most);

/** One page a round, of the first so many. */
const early = (round: number): number => 1 + (round % 10);

/** The measured calls by what they show: one call a round. @param great products of the organisation */
export const casesOf = (great: number): Readonly<Record<string, (round: number) => Call>> => {
  const deep = Math.max(1, Math.min(5_000, Math.floor(great / PAGE) - 60));
  return {
    list: (round) => list({ page: early(round), asked: UP }),
    'sorted by title, down': (round) =>
      list({ page: early(round), asked: 'sort=title&order=desc', order: 'titleDown' }),
    'sorted by price': (round) =>
      list({ page: early(round), asked: 'sort=customerPrice&order=asc', order: 'price' }),
    'sorted by price, down': (round) =>
      list({ page: early(round), asked: 'sort=customerPrice&order=desc', order: 'priceDown' }),
    filtered: (round) =>
      list({ page: early(round), asked: `${UP}&active=0`, condition: 'active', value: 0 }),
    'search that finds few': (round) => {
      const sku = `sku${spread(round, great)}-1`;
      return list({
        page: 1,
        asked: `${UP}&filter=${sku}`,
        condition: 'search',
        value: `%${sku}%`,
      });
    },
    'search that finds many': (round) => {
      const word = ['bonrol', 'kabel', 'bestelzuil', 'scherm'][round % 4];
      return list({
        page: 1,
        asked: `${UP}&filter=${word}`,
        condition: 'search',
        value: `%${word}%`,
      });
    },
    'deep page': (round) => list({ page: deep + (round % 50), asked: UP }),
    record: (round) => {
      const id = spread(round, great);
      return { ours: `${OURS}/${id}`, bare: String(id) };
    },
    save: (round) => {
      const id = spread(round, great);
      return { ours: `${OURS}/${id}`, bare: String(id), body: { order: round } };
    },
  };
};
