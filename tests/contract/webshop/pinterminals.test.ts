import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

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

  test('report how they are, and take a cent to try', async () => {
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
