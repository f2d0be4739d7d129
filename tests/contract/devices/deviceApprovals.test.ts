import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('device approvals', () => {
  test('let devices in or send them away', async () => {
    const api = await openApi();
    expect(await api.get('device/approvals?page=1&maxrowcount=1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 1,
            deviceName: 'Nieuw 3',
            deviceId: 3,
            serial: 'S3',
            model: 'KC-22',
            isDisapproved: 0,
            creationDate: '2026-03-01T09:00:00.000Z',
            lastModified: '2026-03-01T09:30:00.000Z',
          },
        ],
        totalRowCount: 2,
      },
    ]);
    const decide = (fn: string, deviceId?: number) =>
      api.post('device/approvals', { function: fn, deviceId });
    expect(await decide('approve', 3)).toEqual([
      200,
      { status: true, status_message: 'Nieuw 3 approved' },
    ]);
    expect(await decide('disApprove', 4)).toEqual([
      200,
      { status: true, status_message: 'Nieuw 4 disapproved' },
    ]);
    expect(await decide('approve', 4)).toEqual([
      404,
      { status: false, status_message: 'This device is not waiting for approval' },
    ]);
    expect(await decide('approve')).toMatchObject([400, { status_message: 'deviceId is missing' }]);
    expect(await api.get('device/approvals')).toMatchObject([
      200,
      { results: [], totalRowCount: 0 },
    ]);
    expect(await api.get('devices?id=3,4&sort=id')).toMatchObject([
      200,
      {
        results: [
          { id: 3, active: 1 },
          { id: 4, active: 0 },
        ],
      },
    ]);
  });

  test('name a device, and put it into the group that is chosen or that takes all', async () => {
    const api = await openApi();
    await api.put('devicegroups/1', { autoAdd: 1 });
    const approve = (deviceId: number, given: object) =>
      api.post('device/approvals', { function: 'approve', deviceId, ...given });
    expect(await approve(3, { deviceGroupId: 99 })).toEqual([
      404,
      { status: false, status_message: 'Device group not found' },
    ]);
    expect(await approve(3, { deviceName: ' Kassa 3 ', deviceGroupId: 2 })).toEqual([
      200,
      { status: true, status_message: 'Kassa 3 approved' },
    ]);
    await approve(4, { deviceName: '', deviceGroupId: null });
    expect(await api.get('devices?id=3,4&sort=id')).toMatchObject([
      200,
      {
        results: [
          { deviceName: 'Kassa 3', deviceGroup: { id: 2 } },
          { deviceName: 'Nieuw 4', deviceGroup: { id: 1 } },
        ],
      },
    ]);
  });

  test('are listed apart once they are refused, and wait again when somebody changes their mind', async () => {
    const api = await openApi();
    const decide = (fn: string) => api.post('device/approvals', { function: fn, deviceId: 4 });
    const listed = async (query: string) => {
      const [, body] = await api.get(`device/approvals${query}`);
      return (body as { results: { deviceId: number }[] }).results.map(({ deviceId }) => deviceId);
    };
    await decide('disApprove');
    expect(await listed('')).toEqual([3]);
    expect(await listed('?disapproved=1')).toEqual([4]);
    expect(await decide('disApprove')).toMatchObject([404, {}]);
    expect(await decide('restore')).toEqual([
      200,
      { status: true, status_message: 'Nieuw 4 waits for approval again' },
    ]);
    expect(await listed('')).toEqual([3, 4]);
    expect(await listed('?disapproved=1')).toEqual([]);
    expect(await decide('restore')).toMatchObject([404, {}]);
  });
});
