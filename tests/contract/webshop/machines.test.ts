import { expect, test } from 'vitest';
import { openApi } from '../support/Api';

test.each(['moneymachines', 'pinterminals', 'printers'])(
  '%s stand at one of the devices',
  async (machines) => {
    const api = await openApi();
    const path = `webshop/${machines}/1`;
    const atDevice = (fn: string) => api.post(path, { function: fn, deviceId: 1 });
    expect(await api.post(path, { function: 'getAvailableDevices' })).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          expect.objectContaining({ id: 1, deviceName: 'Kassa 1' }),
        ]),
      },
    ]);
    expect(await atDevice('addDevice')).toMatchObject([200, { status: true }]);
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { deviceId: 1, device: { deviceName: 'Kassa 1' } } },
    ]);
    expect(await atDevice('deleteDevice')).toMatchObject([200, { status: true }]);
    expect(await api.get(path)).toMatchObject([200, { results: { deviceId: null, device: null } }]);
  },
);
