import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const till = {
  id: 1,
  deviceName: 'Kassa 1',
  model: 'KC-22',
  lastAccessTime: '2026-03-02T08:00:00.000Z',
};

describe('printers', () => {
  test('are added with what must be said of them, and answered as they were', async () => {
    const api = await openApi();
    expect(await api.put('webshop/printers/add', { name: 'Keuken' })).toMatchObject([
      400,
      {
        errors: {
          brand: 'Required',
          type: 'Required',
          usage: 'Required',
          portName: 'Required',
        },
      },
    ]);
    const printer = {
      name: 'Keuken',
      brand: 0,
      usage: 0,
      type: 'TP801',
      tags: 'warm,koud',
      serial: '77',
      firmwareVersion: '2.1',
      portName: 'COM1',
      portSettings: '9600,n,8,1',
      directPrinting: 1,
      hasDrawer: 0,
    };
    expect(await api.put('webshop/printers/add', printer)).toMatchObject([
      200,
      { status: true, last_id: 2 },
    ]);
    expect(await api.get('webshop/printers/2')).toMatchObject([200, { results: printer }]);
    expect(await api.get('webshop/printers?filter=keuken')).toMatchObject([
      200,
      { results: [{ id: 2, name: 'Keuken' }], totalRowCount: 1, hasWebshopConfig: 0 },
    ]);
    expect(await api.delete('webshop/printers/2')).toMatchObject([200, { status: true }]);
  });

  test('stand at one device, which a list of those that there are offers', async () => {
    const api = await openApi();
    const [, offered] = await api.post('webshop/printers/1', { function: 'getAvailableDevices' });
    expect(offered).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining(till)]),
    });
    expect(
      await api.post('webshop/printers/1', { function: 'addDevice', deviceId: 1 }),
    ).toMatchObject([200, { status: true }]);
    expect(await api.get('webshop/printers/1')).toMatchObject([
      200,
      {
        results: {
          device: {
            deviceName: 'Kassa 1',
            deviceCode: 'D1',
            model: 'KC-22',
            serial: 'S1',
            deviceId: 'hw-1',
            apiLevel: '33',
            lastSeen: '2026-03-02T08:00:00.000Z',
            active: 1,
          },
        },
      },
    ]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { printer: 'Bonprinter' } }]);
    // Another one takes its place.
    await api.post('webshop/printers/1', { function: 'addDevice', deviceId: 2 });
    expect(await api.get('webshop/printers/1')).toMatchObject([
      200,
      { results: { device: { deviceName: 'Kassa 2' } } },
    ]);
    await api.post('webshop/printers/1', { function: 'deleteDevice', deviceId: 2 });
    const [, answer] = await api.get('webshop/printers/1');
    expect(answer).not.toHaveProperty('results.device.deviceName');
  });
});
