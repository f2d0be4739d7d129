import { randomInt } from 'node:crypto';
import type { Work } from '../../contract/Work';
import { findRows } from '../../records/scope';
import { behaviour } from '../Behaviour';

// Without the letters and digits that are taken for each other on a sticker.
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newIdentifier = async ({ store }: Work): Promise<string> => {
  for (;;) {
    const identifier = Array.from(
      { length: LENGTH },
      () => SYMBOLS[randomInt(SYMBOLS.length)],
    ).join('');
    const { total } = await store.find('tables', { where: { identifier }, take: 0 });
    if (total === 0) return identifier;
  }
};

/** Tables, each with a short code of its own and at most one location. */
export const tables = behaviour({
  first: async (work) => ({ identifier: await newIdentifier(work), locationId: null }),

  derived: {
    names: ['locationName'],
    of: async (work) => {
      const { rows } = await findRows(work, 'locations');
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ({ locationId = null }) => ({
        locationId,
        locationName: names.get(Number(locationId)) ?? '',
      });
    },
  },
});
