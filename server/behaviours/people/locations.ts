import type { Work } from '../../contract/Work';
import { findRows } from '../../records/scope';
import type { Row } from '../../store/Store';
import { behaviour } from '../Behaviour';
import { pickAll } from '../pick';

const at = async (
  work: Work,
  row: Row | undefined,
  collection: string,
  fields: readonly [string, ...string[]],
) => {
  if (!row) return [];
  const { rows } = await findRows(work, collection, {
    where: { locationId: row.id },
    sort: [{ field: fields[0], order: 'asc' }],
  });
  return pickAll(rows, fields);
};

/** Locations, with what stands there. */
export const locations = behaviour({
  // Devices choose theirs from all that there are.
  isWholeUnlessPaged: true,

  record: async (work, row) => ({
    devices: await at(work, row, 'devices', ['deviceName', 'model', 'serial']),
    pinterminals: await at(work, row, 'pinTerminals', ['name']),
    tables: await at(work, row, 'tables', ['name', 'number', 'seats']),
  }),

  onRemove: async ({ store }, { id }) => {
    const { rows } = await store.find('pinTerminals', { where: { locationId: id } });
    for (const terminal of rows)
      await store.update('pinTerminals', terminal.id, { locationId: null });
  },
});
