import { randomInt } from 'node:crypto';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';

// Without the letters and digits that are taken for each other on a sticker.
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const newIdentifier = async ({ store }: CallContext): Promise<string> => {
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
export const tables: Behaviour = {
  first: async (context) => ({ identifier: await newIdentifier(context), locationId: null }),

  virtual: {
    names: ['locationName'],
    of: async (context) => {
      const { rows } = await findRows(context, 'locations');
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ({ locationId = null }) => ({
        locationId,
        locationName: names.get(Number(locationId)) ?? '',
      });
    },
  },
};
