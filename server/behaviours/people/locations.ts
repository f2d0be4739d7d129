import type { Behaviour, CallContext } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { pickAll } from '../pick';

const at = async (
  context: CallContext,
  row: Row | undefined,
  collection: string,
  fields: readonly [string, ...string[]],
  heldIn = 'locationId',
) => {
  if (!row) return [];
  const { rows } = await findRows(context, collection, {
    where: { [heldIn]: row.id },
    sort: [{ field: fields[0], order: 'asc' }],
  });
  return pickAll(rows, fields);
};

/** Locations, with what stands there. */
export const locations: Behaviour = {
  record: async (context, row) => ({
    devices: await at(context, row, 'devices', ['deviceName', 'model', 'serial']),
    pinterminals: await at(context, row, 'pinterminals', ['name'], 'realLocationId'),
    tables: await at(context, row, 'tables', ['name', 'number', 'seats']),
  }),
};
