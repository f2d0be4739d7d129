import { describe, expect, test } from 'vitest';
import { type Answer, type Api, openApi } from '../support/Api';

type Call = (api: Api) => Promise<Answer>;

const redirect =
  (oldUrl: string, newUrl: string): Call =>
  (api) =>
    api.put('websites/redirects/add', { websiteId: 1, type: 0, oldUrl, newUrl });

const page =
  (url: string): Call =>
  (api) =>
    api.put('websites/pages/add', {
      websiteId: 1,
      name: url,
      languages: [{ language: 'EN-gb', url }],
    });

const item =
  (title: string, contentListId: number): Call =>
  (api) =>
    api.put('websites/contentItems/add', { title, contentListId });

const below =
  (id: number, categoryId: number): Call =>
  (api) =>
    api.post(`webshop/productcategories/${id}`, { function: 'addParentCategory', categoryId });

const category: Call = (api) =>
  api.put('webshop/productcategories/add', {
    languages: ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({ language, title: 'Tak' })),
  });

const idOf = ([status, body]: Answer): number => {
  expect(status, JSON.stringify(body)).toBe(200);
  const { last_id } = body as { last_id: number };
  return last_id;
};

/** Two calls of which either may be made, and not both; what they need is made before them. */
interface Pair {
  readonly what: string;
  make(api: Api, nr: number): Promise<readonly [Call, Call]>;
}

const PAIRS: readonly Pair[] = [
  {
    what: 'redirects that lead to each other',
    make: async (_api, nr) => [redirect(`/a${nr}`, `/b${nr}`), redirect(`/b${nr}`, `/a${nr}`)],
  },
  {
    what: 'redirects from one address',
    make: async (_api, nr) => [redirect(`/c${nr}`, '/d'), redirect(`/C${nr}/`, '/e')],
  },
  {
    what: 'a page and a redirect at one address',
    make: async (_api, nr) => [page(`/f${nr}`), redirect(`/f${nr}`, '/g')],
  },
  {
    what: 'pages at one address',
    make: async (_api, nr) => [page(`/h${nr}`), page(`/H${nr}/`)],
  },
  {
    what: 'items of a list that has one only',
    make: async (api, nr) => {
      const list = { title: `Een ${nr}`, key: `een${nr}`, singleItemList: 1 };
      const id = idOf(await api.put('websites/contentLists/add', list));
      return [item('Eerste', id), item('Tweede', id)];
    },
  },
  {
    what: 'an item, and that its list has one only',
    make: async (api, nr) => {
      const id = idOf(
        await api.put('websites/contentLists/add', { title: `Los ${nr}`, key: `los${nr}` }),
      );
      idOf(await item('Eerste', id)(api));
      return [
        item('Tweede', id),
        (caller) => caller.put(`websites/contentLists/${id}`, { singleItemList: 1 }),
      ];
    },
  },
  {
    what: 'categories below each other',
    make: async (api) => {
      const [one, other] = [idOf(await category(api)), idOf(await category(api))];
      return [below(one, other), below(other, one)];
    },
  },
];

/** A race is lost by chance: each is run a few times. */
const TIMES = 5;

describe('of two calls at once one is refused, whichever comes last:', () => {
  test.each(PAIRS)('$what', async ({ make }) => {
    const api = await openApi();
    const outcomes: (readonly number[])[] = [];
    for (let nr = 0; nr < TIMES; nr += 1) {
      const calls = await make(api, nr);
      const answers = await Promise.all(calls.map((call) => call(api)));
      outcomes.push(answers.map(([status]) => status).sort());
    }
    expect(outcomes).toEqual(Array.from({ length: TIMES }, () => [200, 409]));
  });
});
