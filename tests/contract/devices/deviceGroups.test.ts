import { describe, expect, test } from 'vitest';
import { routes } from '../../../server/http/server';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const till = { id: 1, name: 'Kassa', description: 'Balie' };

describe('device groups', () => {
  test('are added with a passcode, changed and deleted', async () => {
    const api = await openApi();
    const digits = expect.stringMatching(/^\d{6}$/);
    expect(await api.get('devicegroups/add')).toMatchObject([
      200,
      { results: { name: '', passcode: digits, autoAdd: 0 } },
    ]);
    expect(await api.put('devicegroups/add', { name: 'Keuken' })).toEqual([
      200,
      { status: true, status_message: 'Device group added', last_id: 3 },
    ]);
    expect(await api.get('devicegroups/3')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 3,
          name: 'Keuken',
          description: '',
          passcode: digits,
          autoAdd: 0,
          onAir: '',
          devices: [],
        },
      },
    ]);
    expect(
      await api.put('devicegroups/3', { passcode: 's3cr3t', description: 'Achter', autoAdd: 1 }),
    ).toEqual([200, { status: true, status_message: 'Device group saved' }]);
    expect(await api.get('devicegroups/3')).toMatchObject([
      200,
      { results: { name: 'Keuken', passcode: 's3cr3t', description: 'Achter', autoAdd: 1 } },
    ]);
    expect(await api.get('devicegroups?page=1&maxrowcount=20')).toMatchObject([
      200,
      { results: [till, { name: 'Zuil' }, { name: 'Keuken', autoAdd: 1 }], totalRowCount: 3 },
    ]);
    expect(await api.delete('devicegroups/1')).toMatchObject([200, {}]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { deviceGroup: null } }]);
  });

  test('begin with the passcode of the installation where it sets one', async () => {
    const api = await openApi({}, routes, { installation: { deviceGroupPasscode: 'huis' } });
    expect(await api.get('devicegroups/add')).toMatchObject([
      200,
      { results: { passcode: 'huis' } },
    ]);
  });

  test('get approved devices by themselves, one group at a time', async () => {
    const api = await openApi();
    const strict = await api.as(users.admin, { Prefer: 'handling=strict' });
    await api.put('devicegroups/1', { autoAdd: 1 });
    const asked = await strict.put('devicegroups/2', { autoAdd: 1 });
    expect(asked).toMatchObject([
      409,
      {
        status_message:
          'Devices are now added to Kassa. From now on they would be added here instead.',
        asksFor: 'autoAddElsewhere',
      },
    ]);
    const automatic = async () => {
      const [, body] = await api.get('devicegroups?autoAdd=1');
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await automatic()).toEqual([1]);
    await strict.put('devicegroups/2', { autoAdd: 1, confirmed: 'autoAddElsewhere' });
    expect(await automatic()).toEqual([2]);
    await api.put('devicegroups/add', { name: 'Keuken', autoAdd: 1 });
    expect(await automatic()).toEqual([3]);
  });

  test('take over devices, and let them go', async () => {
    const api = await openApi();
    expect(await api.post('devicegroups/1', { function: 'getAvailableDevices' })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 2,
            deviceName: 'Kassa 2',
            deviceCode: 'D2',
            serial: 'S2',
            linkedTo: { id: 2, title: 'Zuil' },
          },
          { id: 3, deviceName: 'Nieuw 3', deviceCode: 'D3', serial: 'S3' },
          { id: 4, deviceName: 'Nieuw 4', deviceCode: 'D4', serial: 'S4' },
        ],
      },
    ]);
    expect(await api.post('devicegroups/1', { function: 'addDevice', deviceId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Device linked' },
    ]);
    expect(await api.get('devicegroups/2')).toMatchObject([200, { results: { devices: [] } }]);
    expect(await api.get('devicegroups/1')).toMatchObject([
      200,
      {
        results: {
          devices: [
            { id: 1, deviceName: 'Kassa 1' },
            { id: 2, deviceName: 'Kassa 2' },
          ],
        },
      },
    ]);
    expect(await api.post('devicegroups/1', { function: 'addDevice', deviceId: 2 })).toMatchObject([
      409,
      { status_message: 'Kassa 2 is already linked to Kassa' },
    ]);
    expect(await api.post('devicegroups/1', { function: 'addDevice', deviceId: 5 })).toMatchObject([
      404,
      { status_message: 'Device not found' },
    ]);
    expect(await api.post('devicegroups/1', { function: 'deleteDevice', deviceId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Device unlinked' },
    ]);
    expect(await api.post('devicegroups/1', { function: 'deleteDevice' })).toEqual([
      400,
      { status: false, status_message: 'deviceId is missing' },
    ]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { deviceGroup: null } }]);
  });
});
