import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

const WALKS = 500;
const MOST_STEPS = 5;

/** Of as many one is asked for each version that it had; the others are led back by what the history answers. */
const ASKED_OF = 25;

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
};

type Random = ReturnType<typeof numbersFrom>;

type Values = Readonly<Record<string, unknown>>;

/** A record that two people work at. */
interface Walked {
  /** Whoever makes this step. */
  readonly api: Api;
  readonly path: string;
  /** The record as it is. */
  readonly state: Values;
  readonly random: Random;
}

type Answered = Awaited<ReturnType<Api['call']>>;

const resultsOf = async (api: Api, path: string): Promise<Values> => {
  const [status, body] = await api.get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as { results: Values }).results;
};

/** What the record and its rows hold; whatever it stands among may be changed by others. */
const stateIn = ({ name, tariff, internationalTariffs }: Values): Values => ({
  name,
  tariff,
  internationalTariffs,
});

const stateOf = async (api: Api, path: string): Promise<Values> =>
  stateIn(await resultsOf(api, path));

const entriesOf = async (api: Api, path: string): Promise<readonly Values[]> =>
  (await resultsOf(api, `${path}/history?maxrowcount=100`)) as unknown as readonly Values[];

const rowIn = ({ internationalTariffs }: Values, random: Random): Values => {
  const rows = internationalTariffs as readonly Values[];
  return rows[random(rows.length)] ?? {};
};

const undo = (api: Api, act: unknown): Promise<Answered> =>
  api.call('POST', `activity/${act}`, { function: 'undo' });

const changes: readonly ((walked: Walked) => Promise<Answered>)[] = [
  ({ api, path, random }) => api.call('PUT', path, { tariff: random(20) }),
  ({ api, path, random }) =>
    api.call('PUT', path, { name: `Name ${random(5)}`, tariff: random(20) }),
  ({ api, path }) => api.call('PUT', path, { name: '' }),
  ({ api, path, random }) => {
    const row = { name: `Row ${random(9)}`, tariff: random(20), countryCode: 'BE' };
    return api.call('POST', path, { function: 'addIntTariff', ...row });
  },
  ({ api, path, state, random }) => {
    const { intVATId } = rowIn(state, random);
    return api.call('POST', path, { function: 'deleteIntTariff', intVATId });
  },
  ({ api, path, state, random }) => {
    const { intVATId, ...row } = rowIn(state, random);
    const given = { ...row, intVATId, tariff: random(20) };
    return api.call('POST', path, { function: 'updateIntTariff', ...given });
  },
];

/** Makes a change, and takes it back at once. @returns what it was in between */
const changeAndUndo = async (walked: Walked): Promise<readonly Values[]> => {
  const change = changes[walked.random(changes.length)];
  const [, , headers] = (await change?.(walked)) ?? [];
  const act = headers?.get('Act');
  if (!act) return [];
  const between = await stateOf(walked.api, walked.path);
  const [status, body] = await undo(walked.api, act);
  expect([status, body]).toMatchObject([200, { notUndone: [], next: null }]);
  const now = await stateOf(walked.api, walked.path);
  expect(withoutRowIds(now)).toEqual(withoutRowIds(walked.state));
  return [between];
};

/** What a row that comes back has anew. */
const withoutRowIds = ({ internationalTariffs, ...state }: Values): unknown => ({
  ...state,
  rows: (internationalTariffs as readonly Values[])
    .map(({ intVATId: _, ...row }) => JSON.stringify(row))
    .sort(),
});

/** Deletes the record and brings it back, by its act or from the trash. */
const deleteAndRestore = async ({ api, path, random, state }: Walked): Promise<void> => {
  const [status, , headers] = await api.call('DELETE', path);
  expect(status).toBe(200);
  expect(await api.get(path)).toMatchObject([404, {}]);
  const restored =
    random(2) === 0
      ? await undo(api, headers.get('Act'))
      : await api.call('POST', `trash/${headers.get('Trash-Entries')}`, { function: 'restore' });
  expect(restored[0]).toBe(200);
  expect(await stateOf(api, path)).toEqual(state);
};

/** Takes back something that one of the two did before, as far as nobody has changed the same since. */
const undoSome = async ({ api, path, random }: Walked): Promise<void> => {
  const entries = (await entriesOf(api, path)).filter(
    ({ canUndo, isNew, isBack }) => canUndo && !isNew && !isBack,
  );
  const entry = entries[random(entries.length)];
  if (entry) expect((await undo(api, entry.act))[0]).toBe(200);
};

/** Brings the record back to some state that it had. */
const restoreSome = async ({ api, path, random }: Walked): Promise<void> => {
  const entries = await entriesOf(api, path);
  const entry = entries[random(entries.length)];
  if (!entry || entry.isNew) return;
  const { name, tariff } = await resultsOf(api, `${path}/history/${entry.id}`);
  await api.put(path, { name, tariff });
};

/** @returns what the record was on the way to what it is after it */
const step = async (walked: Walked): Promise<readonly Values[]> => {
  const kind = walked.random(10);
  if (kind === 4) return changeAndUndo(walked);
  if (kind === 0) await deleteAndRestore(walked);
  else if (kind === 1) await restoreSome(walked);
  else if (kind < 4) await undoSome(walked);
  else await changes[walked.random(changes.length)]?.(walked);
  return [];
};

/** A record as it was before a change, by what its history answers of that. */
const before = (is: Values, { before: was, rows }: Values): Values => {
  const changed = rows as readonly { before: Values | null; after: Values | null }[];
  const ids = (which: 'before' | 'after') => changed.map((row) => row[which]?.intVATId);
  const kept = is.internationalTariffs as readonly Values[];
  return {
    ...is,
    ...(was as Values),
    internationalTariffs: [
      ...kept.flatMap((row) => {
        const place = ids('after').indexOf(row.intVATId);
        return place === -1 ? row : (changed[place]?.before ?? []);
      }),
      ...changed.flatMap((row) => (row.after ? [] : (row.before ?? []))),
    ],
  };
};

/** A record's states, the first one first, as its history leads back to them. */
const replayed = (present: Values, entries: readonly Values[]): readonly Values[] => {
  const states = [present];
  for (const entry of entries) if (!entry.isNew) states.push(before(states.at(-1) ?? {}, entry));
  return states.toReversed();
};

/** The same, as each version is answered. */
const versionsOf = async (
  api: Api,
  path: string,
  present: Values,
  entries: readonly Values[],
): Promise<readonly Values[]> => {
  const found: Values[] = [];
  for (const { id, isNew } of entries.toReversed())
    if (!isNew) found.push(await stateOf(api, `${path}/history/${id}`));
  return [...found, present];
};

/** States without the order of rows, and without those that are the same as the one before. */
const inTurn = (states: readonly Values[]): readonly string[] =>
  states
    .map(({ internationalTariffs, ...state }) => {
      const rows = (internationalTariffs as readonly Values[]).toSorted(
        (one, other) => Number(one.intVATId) - Number(other.intVATId),
      );
      return JSON.stringify({ ...state, rows });
    })
    .filter((one, at, all) => one !== all[at - 1]);

const walk = async (apis: readonly [Api, Api], path: string, random: Random): Promise<void> => {
  const states = [await stateOf(apis[0], path)];
  for (let left = 2 + random(MOST_STEPS - 1); left > 0; left -= 1) {
    const state = states.at(-1) ?? {};
    const api = apis[random(2)] ?? apis[0];
    const between = await step({ api, path, state, random });
    states.push(...between, await stateOf(api, path));
  }
  const present = states.at(-1) ?? {};
  const entries = await entriesOf(apis[0], path);
  expect(inTurn(replayed(present, entries)), path).toEqual(inTurn(states));
  if (random(ASKED_OF) > 0) return;
  const versions = await versionsOf(apis[0], path, present, entries);
  expect(inTurn(versions), path).toEqual(inTurn(states));
};

test('the history of two people’s changes, deletions and undos leads through each state that a record had', async () => {
  const admin = await openApi();
  await admin.put(`users/${users.reader}`, { roleId: 1 });
  const other = await admin.as(users.reader);
  const random = numbersFrom(11);
  for (let count = 0; count < WALKS; count += 1) {
    const [, made] = await admin.put('webshop/vat/add', { name: `Walk ${count}`, tariff: 1 });
    await walk([admin, other], `webshop/vat/${(made as { last_id: number }).last_id}`, random);
  }
}, 600_000);
