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
          { id: 2, date: '2026-03-02T08:00:00.000Z', type: 'error', description: 'Tweede' },
          { id: 1, date: '2026-03-01T09:00:00.000Z', type: 'info', description: 'Eerste' },
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
});
