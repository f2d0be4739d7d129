import { devices } from '../../../resources/devices/devices';
import { printers as definition } from '../../../resources/webshop/printers';
import { deviceOfPrinter } from '../../../resources/webshop/shared/deviceLink';
import { behaviour } from '../../contract/behaviour';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';
import { pick } from '../pick';

const table = tableOf(devices);

/** What prints, and the device that it stands at: there, the time of its last access is called `lastSeen`. */
export const printers = behaviour(definition, {
  record: async (context, row) => {
    const device = row?.deviceId ? await rowsOf(context, table).get(row.deviceId) : undefined;
    return device
      ? { device: { ...pick(device, deviceOfPrinter), lastSeen: device.lastAccessTime } }
      : {};
  },
});
