import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const till = { id: 1, name: 'Kassa', description: 'Balie' };

const first = {
  id: 1,
  deviceName: 'Kassa 1',
  deviceCode: 'D1',
  model: 'KC-22',
  serial: 'S1',
  deviceId: 'hw-1',
  apiLevel: '33',
  lastAccessTime: '2026-03-02T08:00:00.000Z',
  active: 1,
  debug: 0,
  pinTerminal: '',
  printer: '',
  contractStartDate: '2026-01-31',
  contractEndDate: null,
  comments: '',
  deviceGroup: till,
  locationId: 1,
  locationName: 'Zuid',
};

const zuid = {
  id: 1,
  name: 'Zuid',
  address: 'Kade 1',
  postalCode: '1000 AA',
  city: 'Gouda',
  country: 'NL',
  phone: '',
  email: '',
};

const apk = {
  id: 1,
  name: 'Bestellen',
  version: '6.3.2',
  package: 'test.order',
  isFrontApp: 1,
};

describe('devices', () => {
  test('are listed, searched, narrowed and sorted', async () => {
    const api = await openApi();
    expect(await api.get('devices?page=1&maxrowcount=1&sort=deviceName&order=asc')).toEqual([
      200,
      { status: true, status_message: '', results: [first], totalRowCount: 4 },
    ]);
    expect(await api.get('devices?filter=nieuw&sort=deviceName&order=desc')).toMatchObject([
      200,
      { results: [{ id: 4 }, { id: 3 }], totalRowCount: 2 },
    ]);
    expect(await api.get('devices?active=1')).toMatchObject([
      200,
      { results: [{ id: 1 }, { id: 2 }] },
    ]);
    expect(await api.get('devices?state=2')).toMatchObject([200, { results: [{ id: 2 }] }]);
    expect(await api.get('devices?id=1&id=3&id=5')).toMatchObject([
      200,
      { results: [{ id: 1 }, { id: 3 }], totalRowCount: 2 },
    ]);
    const narrowed = async (query: string) => {
      const [, body] = await api.get(`devices?${query}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await narrowed('deviceGroupId=2')).toEqual([2]);
    expect(await narrowed('locationId=1')).toEqual([1]);
    expect(await narrowed('apkFileId=1')).toEqual([1]);
    expect(await narrowed('apkFileId=99')).toEqual([]);
    expect(await narrowed('filter=zuid')).toEqual([1]);
    expect(await api.get('devices?active=perhaps')).toMatchObject([
      400,
      { errors: { active: 'Choose one of the options offered' } },
    ]);
  });

  test('are read whole', async () => {
    const api = await openApi();
    expect(await api.get('devices/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...first,
          options: '{"brightness":80}',
          properties: [
            { id: 1, key: 'ssid', value: 'zaal' },
            { id: 2, key: 'volume', value: '5' },
          ],
          contactPersons: [{ id: 1, name: 'Gijs Haan', phone: '', email: '' }],
          logs: [{ id: 1, date: '2026-03-01T08:00:00.000Z', type: 'boot', message: 'Started' }],
          location: zuid,
          assignedApks: [apk],
        },
      },
    ]);
    expect(await api.post('devices/1', { function: 'getapks' })).toEqual([
      200,
      { status: true, status_message: '', results: [apk] },
    ]);
    expect(await api.get('devices/5')).toMatchObject([404, {}]);
  });

  test('keep the properties that are sent: known ones changed, new ones added, others gone', async () => {
    const api = await openApi();
    const saved = {
      contractStartDate: '1-2-2026',
      contractEndDate: '2027-01-31',
      debug: true,
      options: { brightness: 50 },
      properties: [
        { id: 2, value: '7' },
        { key: 'till', value: '0' },
      ],
      serial: 'ignored',
    };
    expect(await api.put('devices/1', saved)).toEqual([
      200,
      { status: true, status_message: 'Device saved' },
    ]);
    expect(await api.get('devices/1')).toMatchObject([
      200,
      {
        results: {
          contractStartDate: '2026-02-01',
          contractEndDate: '2027-01-31',
          debug: 1,
          options: '{"brightness":50}',
          serial: 'S1',
          properties: [
            { id: 2, key: 'volume', value: '7' },
            { id: 3, key: 'till', value: '0' },
          ],
        },
      },
    ]);
    expect(await api.put('devices/1', { properties: [] })).toMatchObject([200, {}]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { properties: [] } }]);
  });

  test('are moved to another group and another place, and taken from both', async () => {
    const api = await openApi();
    expect(await api.put('devices/1', { deviceGroupId: 2, locationId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Device saved' },
    ]);
    expect(await api.get('devices/1')).toMatchObject([
      200,
      { results: { deviceGroup: { id: 2, name: 'Zuil' }, location: { id: 2, name: 'Noord' } } },
    ]);
    expect(await api.get('devicegroups/2')).toMatchObject([
      200,
      { results: { devices: [{ id: 1 }, { id: 2 }] } },
    ]);
    // As it was answered, with its group as an object.
    const [, answered] = await api.get('devices/1');
    expect(await api.put('devices/1', Object(answered).results)).toMatchObject([200, {}]);
    expect(await api.get('devices/1')).toEqual([200, answered]);
    await api.put('devices/1', { deviceGroupId: null, locationId: null });
    expect(await api.get('devices/1')).toMatchObject([
      200,
      { results: { deviceGroup: null, location: null } },
    ]);
    expect(await api.put('devices/1', { deviceGroupId: 99 })).toMatchObject([
      400,
      { errors: { deviceGroupId: expect.any(String) } },
    ]);
  });

  test('are refused with half a property, a day that is none or options that are no JSON', async () => {
    const api = await openApi();
    const refused = await api.put('devices/1', {
      contractStartDate: '31-02-2026',
      options: '{brightness}',
      properties: [{ key: 'ssid', value: ' ' }],
    });
    expect(refused).toEqual([
      400,
      {
        status: false,
        status_message:
          'Enter a valid date\nThis is not valid JSON\nAll properties must contain key and value',
        errors: {
          contractStartDate: 'Enter a valid date',
          options: 'This is not valid JSON',
          properties: 'All properties must contain key and value',
        },
      },
    ]);
  });

  test('register themselves', async () => {
    const api = await openApi();
    const refused = [405, { status: false, status_message: 'Devices register themselves' }];
    expect(await api.put('devices/add', { deviceName: 'Mine' })).toEqual(refused);
    expect(await api.get('devices/add')).toEqual(refused);
  });

  test('get a location, another one, and none', async () => {
    const api = await openApi();
    expect(await api.get('locations')).toMatchObject([
      200,
      { results: [{ name: 'Noord' }, { name: 'Zuid' }], totalRowCount: 2 },
    ]);
    expect(await api.post('devices/1', { function: 'setLocation', locationId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Location linked' },
    ]);
    expect(await api.get('devices/1')).toMatchObject([
      200,
      { results: { location: { id: 2, name: 'Noord', city: 'Delft' } } },
    ]);
    expect(await api.post('devices/1', { function: 'setLocation', locationId: 3 })).toEqual([
      404,
      { status: false, status_message: 'Location not found' },
    ]);
    expect(await api.post('devices/1', { function: 'deleteLocation' })).toEqual([
      200,
      { status: true, status_message: 'Location unlinked' },
    ]);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { location: null } }]);
  });

  test('are reached through the people of their place, as they are now', async () => {
    const api = await openApi();
    const contacts = async () => {
      const [, body] = await api.get('devices/1');
      return (body as { results: { contactPersons: unknown } }).results.contactPersons;
    };
    await api.put('persons/1', { phone: '06 12' });
    expect(await contacts()).toEqual([{ id: 1, name: 'Gijs Haan', phone: '06 12', email: '' }]);
    await api.post('devices/1', { function: 'setLocation', locationId: 2 });
    expect(await contacts()).toEqual([]);
    await api.post('locations/2', { function: 'addPerson', personId: 2 });
    expect(await contacts()).toMatchObject([{ id: 2, name: 'Fleur de Wit' }]);
  });

  test('have names without blanks at their ends, and a code and properties of their own', async () => {
    const api = await openApi();
    await api.put('devices/2', { deviceName: '  Kassa\t', deviceCode: ' D9 ' });
    expect(await api.get('devices/2')).toMatchObject([
      200,
      { results: { deviceName: 'Kassa', deviceCode: 'D9' } },
    ]);
    expect(await api.put('devices/2', { deviceCode: 'd1 ' })).toMatchObject([
      409,
      { errors: { deviceCode: 'Another device has this code' } },
    ]);
    const properties = ['ssid', 'volume', 'ssid '].map((key) => ({ key, value: 'x' }));
    expect(await api.put('devices/2', { properties })).toMatchObject([
      400,
      { errors: { properties: 'Each property needs a key of its own; ssid is there twice' } },
    ]);
  });

  test('get a version of an app in place of the one that they have, and still begin with it', async () => {
    const api = await openApi();
    const install = (fn: string, id: number) =>
      api.post(`devices/${id}`, { function: fn, apkFileId: 2 });
    expect(await install('installedBefore', 1)).toMatchObject([
      200,
      { results: [{ title: 'Kassa 1: Bestellen', before: '6.3.2', after: '6.3.0' }] },
    ]);
    expect(await install('installApp', 1)).toEqual([
      200,
      { status: true, status_message: 'Bestellen 6.3.0 will be installed on Kassa 1' },
    ]);
    await install('installApp', 2);
    await install('installApp', 2);
    const apps = async (id: number) => {
      const [, body] = await api.post(`devices/${id}`, { function: 'getapks' });
      return (body as { results: unknown }).results;
    };
    expect(await apps(1)).toEqual([{ ...apk, id: 2, version: '6.3.0' }]);
    expect(await apps(2)).toEqual([{ ...apk, id: 2, version: '6.3.0', isFrontApp: 0 }]);
    expect(await api.post('devices/1', { function: 'installApp', apkFileId: 3 })).toMatchObject([
      404,
      {},
    ]);
  });

  test('take a function from the header, and a form as well as JSON', async () => {
    const api = await openApi();
    const asking = await api.as(users.admin, { Function: 'getapks' });
    expect(await asking.post('devices/1', {})).toMatchObject([200, { results: [apk] }]);
    const fields = { function: 'setLocation', locationId: '2' };
    expect((await api.postForm('/internal/v1/devices/1/', fields)).status).toBe(200);
    expect(await api.get('devices/1')).toMatchObject([200, { results: { location: { id: 2 } } }]);
  });

  test('are deleted with all that is theirs', async () => {
    const api = await openApi();
    expect(await api.delete('devices/3')).toEqual([
      200,
      { status: true, status_message: 'Device deleted' },
    ]);
    expect(await api.get('device/approvals')).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await api.delete('devices/3')).toMatchObject([404, {}]);
  });
});
