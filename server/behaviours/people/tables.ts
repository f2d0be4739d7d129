import { randomInt } from 'node:crypto';
import { locations } from '../../../resources/people/locations';
import { tables as definition } from '../../../resources/people/tables';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { foundThrough } from '../../records/list/foundThrough';
import { rowsOf } from '../../records/tenant';
import { tables as table } from '../../tables/people/tables';
import { tableOf } from '../../tables/tableOf';
import { rowsById } from '../rowsById';

const places = tableOf(locations);

// Without the letters and digits that are taken for each other on a sticker.
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that no table has, whichever organisation it stands in: the sticker doesn't name it. */
const newIdentifier = async ({ store }: CallContext): Promise<string> => {
  for (;;) {
    const identifier = Array.from(
      { length: LENGTH },
      () => SYMBOLS[randomInt(SYMBOLS.length)],
    ).join('');
    if ((await store.across(table).count({ where: { identifier } })) === 0) return identifier;
  }
};

/** Tables, each with a short code of its own and at most one location. */
export const tables = behaviour(definition, table, {
  first: async (context) => ({ identifier: await newIdentifier(context), locationId: null }),

  virtual: {
    names: ['locationName'],
    of: async (context, rows) => {
      const ids = rows.map(({ locationId }) => locationId);
      const found = await rowsById(rowsOf(context, places), ids, ['name']);
      return ({ locationId = null }) => ({
        locationId,
        locationName: found.get(locationId ?? 0)?.name ?? '',
      });
    },
    found: {
      locationName: foundThrough(table, { field: 'locationId', to: places, searched: ['name'] }),
    },
  },
});
