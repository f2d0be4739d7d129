import { deviceOfPrinter } from '../../../resources/webshop/shared/deviceLink';
import type { Behaviour } from '../../contract/CallContext';
import { findRow } from '../../records/tenant';
import { pick } from '../pick';

/** What prints, and the device that it stands at: there, the time of its last access is called `lastSeen`. */
export const printers: Behaviour = {
  record: async (context, row) => {
    const device = row && (await findRow(context, 'devices', Number(row.deviceId)));
    return device
      ? {
          device: {
            ...pick(device, deviceOfPrinter),
            lastSeen: device.lastAccessTime,
          },
        }
      : {};
  },
};
