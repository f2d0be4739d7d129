import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

describe('application logs', () => {
  test('are read, newest first, and nothing else', async () => {
    const api = await openApi();
    expect(await api.get('applicationlogs?page=1&maxrowcount=40')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 2,
            date: '2026-03-02T08:00:00.000Z',
            type: 'error',
            description: 'Tweede',
            deviceId: 1,
            deviceName: 'Kassa 1',
          },
          {
            id: 1,
            date: '2026-03-01T09:00:00.000Z',
            type: 'info',
            description: 'Eerste',
            deviceId: null,
            deviceName: '',
          },
        ],
        totalRowCount: 2,
      },
    ]);
    expect(await api.delete('applicationlogs/1')).toEqual([
      405,
      { status: false, status_message: 'This cannot be done here' },
    ]);
  });

  test('are narrowed by how grave they are', async () => {
    const api = await openApi();
    expect(await api.get('applicationlogs?page=1&maxrowcount=40&severity=error')).toMatchObject([
      200,
      { results: [{ id: 2 }], totalRowCount: 1 },
    ]);
  });

  test('are narrowed by type, by device and by day', async () => {
    const api = await openApi();
    const narrowed = async (query: string) => {
      const [, body] = await api.get(`applicationlogs?${query}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await narrowed('type=error')).toEqual([2]);
    expect(await narrowed('deviceId=1')).toEqual([2]);
    expect(await narrowed('from=2026-03-02')).toEqual([2]);
    expect(await narrowed('until=2026-03-01')).toEqual([1]);
    expect(await narrowed('from=2026-03-01&until=2026-03-02')).toEqual([2, 1]);
  });
});
