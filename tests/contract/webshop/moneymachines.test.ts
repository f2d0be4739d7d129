import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

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
      { errors: { apiKey: 'Enter this again: it would be used elsewhere than before' } },
    ]);
    expect(
      await api.put('webshop/moneymachines/1', { ...moved, apiKey: 'sleutel-9' }),
    ).toMatchObject([200, {}]);
  });

  test('report how they are and what they hold', async () => {
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

  test('that keep silent, or of which something is missing, are reported', async () => {
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
