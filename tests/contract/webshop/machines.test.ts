import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const silent = { status: true, status_message: '' };
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

describe('money machines', () => {
  const address = { ip: '10.0.0.9', port: 8443, apiKey: 'sleutel-9' };
  const ask = async (fn: string, sent: object) => {
    const api = await openApi();
    return api.post('webshop/moneymachines', { function: fn, ...sent });
  };

  test('are read with the beginning of their key alone', async () => {
    const api = await openApi();
    expect(await api.get('webshop/moneymachines/1')).toMatchObject([
      200,
      { results: { name: 'Kassalade', ipAddress: '10.0.0.9', port: 8443, apiKey: 'sle********' } },
    ]);
    expect(await api.put('webshop/moneymachines/add', { name: 'Lade' })).toMatchObject([
      400,
      { errors: { ipAddress: 'Required', port: 'Required', apiKey: 'Required' } },
    ]);
    expect(
      await api.put('webshop/moneymachines/1', { name: 'Lade', apiKey: 'sle********' }),
    ).toMatchObject([200, { status: true }]);
    expect(await api.get('webshop/moneymachines/1')).toMatchObject([
      200,
      { results: { name: 'Lade', apiKey: 'sle********' } },
    ]);
    const other = { name: 'Tweede', ipAddress: '10.0.0.8', port: 8443, apiKey: 'sleutel-8' };
    expect(await api.put('webshop/moneymachines/add', other)).toMatchObject([200, { last_id: 2 }]);
  });

  test('keep their key at the address that it was entered for', async () => {
    const api = await openApi();
    const moved = { ipAddress: '203.0.113.9', apiKey: 'sle********' };
    expect(await api.put('webshop/moneymachines/1', moved)).toMatchObject([
      400,
      { errors: { apiKey: expect.stringContaining('for another machine') } },
    ]);
    expect(
      await api.put('webshop/moneymachines/1', { ...moved, apiKey: 'sleutel-9' }),
    ).toMatchObject([200, {}]);
  });

  test('tell how they are and what they hold', async () => {
    expect(await ask('status', address)).toEqual([
      200,
      {
        status: true,
        status_message: 'The machine answered (simulated: nothing left this server)',
        data: { state: 'ready', message: 'The machine takes and gives cash (simulated)' },
      },
    ]);
    expect(await ask('status', { ...address, ip: '10.0.0.253' })).toMatchObject([
      200,
      { data: { state: 'jammed' } },
    ]);
    expect(await ask('Inventory', address)).toMatchObject([
      200,
      {
        data: expect.arrayContaining([
          { denomination: 50, count: 4 },
          { denomination: 0.5, count: 120 },
        ]),
      },
    ]);
  });

  test('that keep silent, or of which something is missing, are told', async () => {
    expect(await ask('status', { ...address, ip: '10.0.0.254' })).toEqual([
      502,
      { status: false, status_message: 'The machine doesn’t answer (simulated)' },
    ]);
    expect(await ask('Inventory', { ...address, apiKey: '' })).toEqual([
      400,
      { status: false, status_message: 'Enter IP address, port and API key first' },
    ]);
    for (const port of ['deur', 84.5, 70_000])
      expect(await ask('status', { ...address, port })).toMatchObject([
        400,
        { errors: { port: expect.any(String) } },
      ]);
  });

  test('are asked with the stored key where it was entered for, and nowhere else', async () => {
    const masked = { ...address, apiKey: 'sle********' };
    expect(await ask('status', masked)).toMatchObject([200, { data: { state: 'ready' } }]);
    expect(await ask('status', { ...masked, ip: '10.0.0.10' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Enter the API key again: the stored one is for another machine',
      },
    ]);
  });
});

describe('PIN terminals', () => {
  const terminal = { provider: 2, poi: 'PAX-1', locationId: 'SL-1', brand: 'PAX', type: 'A920' };

  test('need a name and a point of interaction', async () => {
    const api = await openApi();
    expect(await api.put('webshop/pinterminals/add', {})).toMatchObject([
      400,
      { errors: { name: 'Required', poi: 'Required' } },
    ]);
    expect(
      await api.put('webshop/pinterminals/add', { name: 'Balie', ...terminal, forTesting: 1 }),
    ).toMatchObject([200, { last_id: 2 }]);
    expect(await api.get('webshop/pinterminals/2')).toMatchObject([
      200,
      { results: { name: 'Balie', ...terminal, forTesting: 1 } },
    ]);
  });

  test('stand at one of the locations, whatever their provider calls it', async () => {
    const api = await openApi();
    expect(await api.post('pinterminals/1', { function: 'getAvailableLocations' })).toMatchObject([
      200,
      { results: expect.arrayContaining([expect.objectContaining({ id: 2 })]) },
    ]);
    expect(
      await api.post('pinterminals/1', { function: 'addLocation', locationId: 2 }),
    ).toMatchObject([200, { status: true }]);
    expect(await api.get('webshop/pinterminals/1')).toMatchObject([
      200,
      { results: { locationId: 'SL-1', realLocationId: 2, location: { id: 2 } } },
    ]);
    expect(await api.get('locations/2')).toMatchObject([
      200,
      { results: { pinterminals: [{ id: 1, name: 'Pin 1' }] } },
    ]);
    await api.post('pinterminals/1', { function: 'deleteLocation', locationId: 2 });
    expect(await api.get('locations/2')).toMatchObject([200, { results: { pinterminals: [] } }]);
  });

  test('tell how they are, and take a cent to try', async () => {
    const api = await openApi();
    expect(await api.post('webshop/pinterminalstatus', terminal)).toEqual([
      200,
      {
        status: true,
        status_message: 'The terminal answered (simulated: nothing left this server)',
        terminalStatus: 'ready',
      },
    ]);
    expect(await api.post('webshop/startpinpayment', { ...terminal, forTesting: 1 })).toMatchObject(
      [
        200,
        { status: true, transactionId: expect.stringMatching(/^simulated-test-[\da-f-]{36}$/) },
      ],
    );
    expect(await api.post('webshop/startpinpayment', { ...terminal, poi: 'PAX-offline' })).toEqual([
      502,
      { status: false, status_message: 'The terminal takes no payment now (simulated)' },
    ]);
    expect(await api.post('webshop/pinterminalstatus', { ...terminal, poi: '' })).toMatchObject([
      400,
      { status_message: 'Enter the point of interaction first' },
    ]);
  });
});

test.each(['moneymachines', 'pinterminals', 'printers'])(
  '%s stand at one of the devices',
  async (machines) => {
    const api = await openApi();
    const path = `webshop/${machines}/1`;
    const atDevice = (fn: string) => api.post(path, { function: fn, deviceId: 1 });
    expect(await api.post(path, { function: 'getAvailableDevices' })).toMatchObject([
      200,
      { results: expect.arrayContaining([expect.objectContaining(till)]) },
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

describe('payment providers', () => {
  test.each([
    [2, ['APICode', 'APIToken', 'serviceId']],
    [3, ['APIKey']],
    [4, ['APIKey']],
    [5, ['ISVclientId', 'ISVclientSecret', 'terminalMerchantId']],
  ])('number %i needs %j', async (provider, needed) => {
    const api = await openApi();
    const sent = { provider, options: {} };
    const errors = Object.fromEntries(needed.map((name) => [name, 'Required']));
    expect(await api.put('webshop/paymentproviders/add', sent)).toEqual([
      400,
      expect.objectContaining({ errors }),
    ]);
  });

  test('are answered with what their keys begin with, and known by their service', async () => {
    const api = await openApi();
    const options = { APICode: 'AT-1', serviceId: 'SL-1', APIToken: 'geheim-token' };
    expect(await api.put('webshop/paymentproviders/add', { options })).toMatchObject([
      400,
      { errors: { provider: 'Required' } },
    ]);
    expect(
      await api.put('webshop/paymentproviders/add', {
        provider: 2,
        forTesting: 0,
        options: JSON.stringify(options),
      }),
    ).toMatchObject([200, { last_id: 3 }]);
    expect(await api.get('webshop/paymentproviders/3')).toMatchObject([
      200,
      { results: { provider: 2, forTesting: 0, options: { ...options, APIToken: 'geh********' } } },
    ]);
    expect(await api.get('webshop/paymentproviders')).toMatchObject([
      200,
      { totalRowCount: 2, hasWebshopConfig: 0 },
    ]);
  });
});

describe('synchronisation', () => {
  const path = 'webshop/webshopsynchronisation';

  test('is one record, whose token is shown by its beginning', async () => {
    const api = await openApi();
    expect(await api.put(path, { name: '', syncInterval: 0, options: {} })).toMatchObject([
      400,
      {
        errors: {
          name: 'Required',
          syncInterval: expect.any(String),
          accessToken: 'Required',
          BUID: 'Required',
        },
      },
    ]);
    const kept = { name: 'Kassa', description: '', type: 1, syncInterval: 15, active: 1 };
    expect(
      await api.put(path, { ...kept, options: { accessToken: 'token-1', BUID: 'B1' } }),
    ).toMatchObject([200, { ...silent, status_message: expect.any(String) }]);
    const masked = { accessToken: 'tok********', BUID: 'B1' };
    expect(await api.get(path)).toMatchObject([200, { results: { ...kept, options: masked } }]);
    expect(await api.put(path, { ...kept, options: masked })).toMatchObject([200, {}]);
    for (const accessToken of ['', 'tok********'])
      expect(await api.post(path, { function: 'updateToken', accessToken })).toMatchObject([
        400,
        { errors: { accessToken: expect.any(String) } },
      ]);
    expect(await api.post(path, { function: 'updateToken', accessToken: 'ander-2' })).toMatchObject(
      [200, { status_message: 'The token was replaced' }],
    );
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { options: { accessToken: 'and********', BUID: 'B1' } } },
    ]);
  });
});
