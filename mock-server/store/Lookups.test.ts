import { expect, test } from 'vitest';
import { predicateOf } from '../../server/store/condition';
import type { Condition } from '../../server/store/Query';
import { SearchTexts } from '../../server/store/runQuery';
import type { Row, Values } from '../../server/store/Store';
import { Draft, type Ground, standing } from './draft';
import { Lookups } from './Lookups';

const ROWS = 200;
const TURNS = 400;

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
};

const below = numbersFrom(1);

const valuesOf = (): Values => ({
  code: `Code ${below(60)}`,
  number: below(3) === 0 ? null : below(60),
  links: Array.from({ length: below(3) }, () => below(60)),
  parts: Array.from({ length: below(3) }, () => ({ id: below(60), of: [{ id: below(60) }] })),
});

const conditions = (): readonly Condition[] => {
  const number = below(60);
  return [
    { where: { number } },
    { where: { number: [number, below(60)] } },
    { where: { number: [number, null] } },
    { where: { number: null } },
    { where: { number: [] } },
    { where: { code: { ignoringCase: `CODE ${number}` } } },
    { where: { links: { contains: number } } },
    { where: { links: { contains: [number, below(60)] } }, not: { where: { number: 1 } } },
    { has: { parts: { where: { id: number } } } },
    { has: { parts: { has: { of: { where: { id: number } } } } } },
    { all: [{ where: { id: { from: 50 } } }, { where: { number } }] },
    { any: [{ where: { number } }, { has: { parts: { where: { id: number } } } }] },
    { any: [{ where: { number } }, { where: { id: { to: 20 } } }] },
    { any: [] },
  ];
};

const first = (): readonly Row[] =>
  Array.from({ length: ROWS }, (_, at) => ({ id: at + 1, ...valuesOf() }));

/** Writes a few rows, some of them in parts that are undone. */
const write = async (draft: Draft): Promise<void> => {
  for (let count = below(6); count > 0; count -= 1) {
    const { rows } = await draft.find('people');
    const id = rows[below(rows.length)]?.id ?? 0;
    const kind = below(4);
    if (kind === 0) await draft.insert('people', valuesOf());
    else if (kind === 1) await draft.remove('people', id);
    else if (kind === 2) await draft.update('people', id, valuesOf());
    else
      await draft
        .transaction(async (inner) => {
          await write(inner as Draft);
          await compare(inner as Draft);
          if (below(2) === 0) throw new Error('undone');
        })
        .catch(() => undefined);
  }
};

/** Compares what is found with what is there. */
const compare = async (draft: Draft): Promise<void> => {
  const all = draft.whole('people');
  for (const condition of conditions()) {
    const expected = all.filter(predicateOf(condition));
    expect([condition, (await draft.find('people', condition)).rows]).toEqual([
      condition,
      expected,
    ]);
    const rows = await draft.findRows('people', { ...condition, take: 2 });
    expect([condition, rows]).toEqual([condition, expected.slice(0, 2)]);
  }
};

test('whatever is written or undone, what is looked up is what is there', async () => {
  const lookups = new Lookups();
  let contents = { tables: { people: first() }, nextIds: { people: ROWS + 1 } };
  let before = contents;
  for (let turn = 0; turn < TURNS; turn += 1) {
    lookups.begin(contents.tables);
    const draft = new Draft(standing(contents), new SearchTexts(), lookups);
    await write(draft);
    await compare(draft);
    const end = below(8);
    if (end === 0) {
      // The disk refused what was stored before, while this one ran.
      lookups.forget();
      await compare(draft);
      contents = before;
    } else if (end > 1) {
      before = contents;
      const { tables, nextIds } = draft.contents();
      contents = {
        tables: { people: tables.people ?? [] },
        nextIds: { people: nextIds.people ?? 1 },
      };
    }
    draft.close();
  }
});

test('rows are looked up from one transaction to the next without going through all of them', async () => {
  const lookups = new Lookups();
  const contents = { tables: { people: first() }, nextIds: {} };
  let gone = 0;
  const ground: Ground = {
    ...standing(contents),
    whole: (collection) => {
      gone += 1;
      return standing(contents).whole(collection);
    },
  };
  for (let turn = 1; turn <= 20; turn += 1) {
    lookups.begin(contents.tables);
    const draft = new Draft(ground, new SearchTexts(), lookups);
    await draft.transaction(async (inner) => {
      await (inner as Draft).find('people', { where: { links: { contains: turn } } });
      await (inner as Draft).remove('people', turn);
      await (inner as Draft).find('people', { has: { parts: { where: { id: turn } } } });
    });
  }
  // Once for each place, before it is known that it is asked for again.
  expect(gone).toBe(2);
});
