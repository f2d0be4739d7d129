import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

const WALKS = 12;
const STEPS = 14;

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

const resultsOf = async (api: Api, path: string): Promise<Values> => {
  const [status, body] = await api.get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as { results: Values }).results;
};

/** What the record and its rows hold; whatever it stands among may be changed by others. */
const stateOf = async (api: Api, path: string): Promise<Values> => {
  const { name, tariff, internationalTariffs } = await resultsOf(api, path);
  return { name, tariff, internationalTariffs };
};

const rowIn = ({ internationalTariffs }: Values, random: Random): Values => {
  const rows = internationalTariffs as readonly Values[];
  return rows[random(rows.length)] ?? {};
};

/** Each changes the record in one way, or is refused, and brings it back to some state that it had as well. */
const steps: readonly ((api: Api, path: string, random: Random) => Promise<unknown>)[] = [
  (api, path, random) => api.put(path, { tariff: random(20) }),
  (api, path, random) => api.put(path, { name: `Name ${random(5)}`, tariff: random(20) }),
  (api, path) => api.put(path, { name: '' }),
  (api, path, random) => {
    const row = { name: `Row ${random(9)}`, tariff: random(20), countryCode: 'BE' };
    return api.post(path, { function: 'addIntTariff', ...row });
  },
  async (api, path, random) => {
    const { intVATId } = rowIn(await stateOf(api, path), random);
    return api.post(path, { function: 'deleteIntTariff', intVATId });
  },
  async (api, path, random) => {
    const entries = (await resultsOf(api, `${path}/history`)) as unknown as readonly Values[];
    const entry = entries[random(entries.length)];
    if (!entry || entry.isNew) return undefined;
    const { name, tariff } = await resultsOf(api, `${path}/history/${entry.id}`);
    return api.put(path, { name, tariff });
  },
];

const walk = async (apis: readonly Api[], path: string, random: Random): Promise<void> => {
  const states: Values[] = [];
  for (let count = 0; count < STEPS; count += 1) {
    const [api, step] = [apis[random(apis.length)], steps[random(steps.length)]];
    if (!api || !step) continue;
    const before = await stateOf(api, path);
    await step(api, path, random);
    if (JSON.stringify(before) !== JSON.stringify(await stateOf(api, path))) states.push(before);
  }
  const [api] = apis;
  if (!api) return;
  const entries = (await resultsOf(
    api,
    `${path}/history?maxrowcount=50`,
  )) as unknown as readonly Values[];
  const found: Values[] = [];
  for (const { id, isNew } of entries.toReversed())
    if (!isNew) found.push(await stateOf(api, `${path}/history/${id}`));
  expect(found).toEqual(states);
};

test('the history of two people’s walk leads through each state that a record had', async () => {
  const admin = await openApi();
  await admin.put(`users/${users.reader}`, { roleId: 1 });
  const other = await admin.as(users.reader);
  const random = numbersFrom(11);
  for (let count = 0; count < WALKS; count += 1) {
    const [, made] = await admin.put('webshop/vat/add', { name: `Walk ${count}`, tariff: 1 });
    await walk([admin, other], `webshop/vat/${(made as { last_id: number }).last_id}`, random);
  }
}, 120_000);
