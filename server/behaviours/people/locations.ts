import { devices } from '../../../resources/devices/devices';
import { locations as definition } from '../../../resources/people/locations';
import { pinterminals } from '../../../resources/webshop/pinterminals';
import { behaviour } from '../../contract/behaviour';
import { rowsOf } from '../../records/tenant';
import { tables } from '../../tables/people/tables';
import { tableOf } from '../../tables/tableOf';
import { pickAll } from '../pick';

const standing = { devices: tableOf(devices), pinterminals: tableOf(pinterminals), tables };

/** Locations, with what stands there. */
export const locations = behaviour(definition, {
  record: async (context, row) => {
    if (!row) return { devices: [], pinterminals: [], tables: [] };
    const [inside, terminals, seated] = await Promise.all([
      rowsOf(context, standing.devices).find({
        where: { locationId: row.id },
        sort: [{ field: 'deviceName', order: 'asc' }],
        only: ['deviceName', 'model', 'serial'],
      }),
      rowsOf(context, standing.pinterminals).find({
        where: { realLocationId: row.id },
        sort: [{ field: 'name', order: 'asc' }],
        only: ['name'],
      }),
      rowsOf(context, standing.tables).find({
        where: { locationId: row.id },
        sort: [{ field: 'name', order: 'asc' }],
        only: ['name', 'number', 'seats'],
      }),
    ]);
    return {
      devices: pickAll(inside, ['deviceName', 'model', 'serial']),
      pinterminals: pickAll(terminals, ['name']),
      tables: pickAll(seated, ['name', 'number', 'seats']),
    };
  },
});
