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
});
