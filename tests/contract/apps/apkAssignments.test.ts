import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const NOW = '2026-03-02T09:00:00.000Z';

const first = {
  id: 1,
  deviceId: 1,
  apkFileId: 1,
  isFrontApp: 1,
  assignedDate: '2026-02-10T08:00:00.000Z',
  lastModified: '2026-02-10T08:00:00.000Z',
  deviceName: 'Kassa 1',
  model: 'KC-22',
  serial: 'S1',
  apkName: 'Bestellen 6.3.2',
  packageName: 'test.order',
  versionName: '6.3.2',
  originalFileName: 'bestellen-6.3.2.apk',
};

describe('assignments', () => {
  test('are listed with the names of device and app, searched by both, and narrowed to a file', async () => {
    const api = await openApi();
    const only = { success: true, message: '', results: [first], totalRowCount: 1 };
    expect(await api.get('apk/assignments?page=1&maxrowcount=20')).toEqual([200, only]);
    expect(await api.get('apk/assignments?filter=kassa')).toMatchObject([
      200,
      { totalRowCount: 1 },
    ]);
    expect(await api.get('apk/assignments?filter=bestellen')).toMatchObject([
      200,
      { totalRowCount: 1 },
    ]);
    expect(await api.get('apk/assignments?apkFileId=1')).toEqual([200, only]);
    expect(await api.get('apk/assignments?apkFileId=2')).toMatchObject([200, { results: [] }]);
  });

  test('are made one by one, and not twice', async () => {
    const api = await openApi();
    const sent = { deviceId: 2, apkFileId: 1, isFrontApp: 0 };
    expect(await api.post('apk/assignments', sent)).toEqual([
      200,
      { success: true, message: 'Assignment added', last_id: 3 },
    ]);
    expect(await api.get('apk/assignments?deviceId=2')).toMatchObject([
      200,
      { results: [{ ...sent, id: 3, assignedDate: NOW, lastModified: NOW }] },
    ]);
    expect(await api.post('apk/assignments', sent)).toEqual([
      409,
      {
        success: false,
        message: 'Device already has this APK',
        errors: { deviceId: 'Device already has this APK' },
      },
    ]);
    const both = 'Please select both device and APK file';
    expect(await api.post('apk/assignments', { isFrontApp: 1 })).toEqual([
      400,
      { success: false, message: both, errors: { deviceId: both, apkFileId: both } },
    ]);
  });

  test('refer to what the organisation has', async () => {
    const api = await openApi();
    for (const sent of [
      { deviceId: 5, apkFileId: 1 },
      { deviceId: 2, apkFileId: 3 },
    ])
      expect(await api.post('apk/assignments', sent)).toMatchObject([400, { success: false }]);
    for (const sent of [
      { apkId: 3, deviceIds: [1], frontAppDeviceIds: [] },
      { apkId: 1, deviceIds: [1, 5], frontAppDeviceIds: [] },
    ])
      expect(await api.post('apk/assignments', sent)).toMatchObject([404, { success: false }]);
    expect(await api.post('apk/assignments/2/setFrontApp', {})).toMatchObject([
      404,
      { success: false },
    ]);
    expect(await api.delete('apk/assignments/2')).toMatchObject([404, { success: false }]);
  });

  test('of a file are replaced whole, and marked', async () => {
    const api = await openApi();
    // As the specification says: a JSON string. A browser that is given one calls it text.
    const save = (deviceIds: number[], frontAppDeviceIds: number[]) =>
      api.sendText(
        'POST',
        'apk/assignments',
        JSON.stringify({ apkId: 1, deviceIds, frontAppDeviceIds }),
        { 'Content-Type': 'text/plain;charset=UTF-8' },
      );
    const updated = [200, { success: true, message: 'Device assignments updated' }];
    // A mark on a device that doesn't get the app marks nothing.
    expect(
      await api.post('apk/assignments', { apkId: 1, deviceIds: [1, 2], frontAppDeviceIds: [2, 3] }),
    ).toEqual(updated);
    const stored = async () => {
      const [, body] = await api.get('apk/assignments?apkFileId=1&sort=id&order=asc');
      return (body as { results: object[] }).results;
    };
    expect(await stored()).toMatchObject([
      { id: 1, deviceId: 1, isFrontApp: 0, assignedDate: first.assignedDate, lastModified: NOW },
      { id: 3, deviceId: 2, isFrontApp: 1, assignedDate: NOW },
    ]);
    expect(await save([2], [2])).toEqual(updated);
    expect(await stored()).toMatchObject([
      { id: 3, deviceId: 2, isFrontApp: 1, lastModified: NOW },
    ]);
    expect(await save([], [])).toEqual(updated);
    expect(await stored()).toEqual([]);
    expect(await api.post('apk/assignments', { apkId: 1, deviceIds: {} })).toMatchObject([
      400,
      { success: false },
    ]);
  });

  test('are marked as front app, or turned round; a device begins with one app', async () => {
    const api = await openApi();
    await api.post('apk/assignments', { deviceId: 1, apkFileId: 4, isFrontApp: 1 });
    const flagsOf = async () => {
      const [, body] = await api.get('apk/assignments?sort=id&order=asc');
      return (body as { results: { isFrontApp: number }[] }).results.map((row) => row.isFrontApp);
    };
    expect(await flagsOf()).toEqual([0, 1]);
    expect(await api.post('apk/assignments/1/setFrontApp', { isFrontApp: 0 })).toEqual([
      200,
      { success: true, message: 'Front app updated' },
    ]);
    expect(await flagsOf()).toEqual([0, 1]);
    expect(await api.post('apk/assignments/1/setFrontApp')).toMatchObject([200, {}]);
    expect(await flagsOf()).toEqual([1, 0]);
    await api.post('apk/assignments', { apkId: 4, deviceIds: [1], frontAppDeviceIds: [1] });
    expect(await flagsOf()).toEqual([0, 1]);
    expect(await api.post('apk/assignments/1/setFrontApp', { isFrontApp: 'x' })).toMatchObject([
      400,
      { success: false },
    ]);
  });

  test('replace another version of the app, which is asked of who would be asked', async () => {
    const api = await openApi();
    const sent = { deviceId: 1, apkFileId: 2, isFrontApp: 0 };
    const asking = await api.as(users.admin, { Prefer: 'handling=strict' });
    const question =
      'Bestellen is on 1 of these devices in another version, which this one replaces.';
    expect(await asking.post('apk/assignments', sent)).toEqual([
      409,
      { success: false, message: question, asksFor: 'replaceVersions' },
    ]);
    const forFile = { apkId: 2, deviceIds: [1, 2], frontAppDeviceIds: [] };
    expect(await asking.post('apk/assignments', forFile)).toMatchObject([
      409,
      { message: question },
    ]);
    const filesOf = async () => {
      const [, body] = await api.get('apk/assignments?deviceId=1');
      return (body as { results: { apkFileId: number }[] }).results.map((row) => row.apkFileId);
    };
    expect(await filesOf()).toEqual([1]);
    const confirmed = { ...sent, confirmed: 'replaceVersions' };
    expect(await asking.post('apk/assignments', confirmed)).toMatchObject([200, {}]);
    expect(await filesOf()).toEqual([2]);
    // Clients that know the text alone aren't asked.
    expect(await api.post('apk/assignments', { ...sent, apkFileId: 1 })).toMatchObject([200, {}]);
    expect(await filesOf()).toEqual([1]);
  });

  test('of a version in place of a marked one keep the mark', async () => {
    const api = await openApi();
    const marks = async () => {
      const [, body] = await api.get('apk/assignments?sort=deviceId&order=asc');
      return (
        body as { results: { deviceId: number; apkFileId: number; isFrontApp: number }[] }
      ).results.map((row) => [row.deviceId, row.apkFileId, row.isFrontApp]);
    };
    await api.post('apk/assignments', { apkId: 2, deviceIds: [1, 2], frontAppDeviceIds: [] });
    expect(await marks()).toEqual([
      [1, 2, 1],
      [2, 2, 0],
    ]);
    await api.post('apk/assignments', { deviceId: 1, apkFileId: 1, isFrontApp: 0 });
    await api.post('apk/assignments', { deviceId: 2, apkFileId: 1, isFrontApp: 0 });
    expect(await marks()).toEqual([
      [1, 1, 1],
      [2, 1, 0],
    ]);
    // What is there already is marked as it is sent.
    await api.post('apk/assignments', { apkId: 1, deviceIds: [1, 2], frontAppDeviceIds: [] });
    expect(await marks()).toEqual([
      [1, 1, 0],
      [2, 1, 0],
    ]);
  });

  test('are removed, alone and with their device, whose page lists its apps', async () => {
    const api = await openApi();
    await api.post('apk/assignments', { deviceId: 1, apkFileId: 4, isFrontApp: 0 });
    expect(await api.post('devices/1', { function: 'getapks' })).toMatchObject([
      200,
      {
        results: [
          { id: 1, name: 'Bestellen', version: '6.3.2', package: 'test.order', isFrontApp: 1 },
          { id: 4, name: 'Kiosk', version: '2.1.0', package: 'test.kiosk', isFrontApp: 0 },
        ],
      },
    ]);
    expect(await api.delete('apk/assignments/1')).toEqual([
      200,
      { success: true, message: 'Assignment removed' },
    ]);
    expect(await api.get('devices/1/usage')).toMatchObject([
      200,
      {
        results: expect.arrayContaining([
          expect.objectContaining({ resource: 'apkAssignments', effect: 'removed', total: 1 }),
        ]),
      },
    ]);
    await api.delete('devices/1');
    expect(await api.get('apk/assignments')).toMatchObject([200, { totalRowCount: 0 }]);
  });
});
