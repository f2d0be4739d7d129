import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { namesIn } from '../support/media';

describe('the list of media', () => {
  test('has the files of all folders, a page at a time', async () => {
    const api = await openApi();
    expect(await api.get('media?type=0&page=2&maxrowcount=4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        totalRowCount: 5,
        results: [
          {
            id: 1,
            fileName: 'strand.png',
            title: 'Noordzee',
            altTag: 'Golven',
            description: '',
            folderId: 1,
            fileSize: 1000,
            type: 1,
            mimeType: 'image/png',
            creationDate: '2026-01-01T10:00:00.000Z',
            lastModified: '2026-01-01T10:00:00.000Z',
          },
        ],
      },
    ]);
  });

  test.each([
    ['type=0', ['app.apk', 'bel.wav', 'menu.pdf', 'spot.mp4', 'strand.png']],
    ['type=1', ['strand.png']],
    ['type=2', ['spot.mp4']],
    ['type=3', ['menu.pdf']],
    ['type=4', ['bel.wav']],
    ['type=5', ['app.apk']],
    ['page=1&maxrowcount=20', ['app.apk', 'bel.wav', 'menu.pdf', 'spot.mp4', 'strand.png']],
    ['type=0&folderId=1', ['spot.mp4', 'strand.png']],
    ['type=0&folderId=0', ['app.apk', 'bel.wav', 'menu.pdf']],
    ['type=2&folderId=0', []],
    ['type=0&folderId=3', []],
    ['type=0&filter=STRAND', ['strand.png']],
    ['type=0&filter=noordzee', ['strand.png']],
    ['type=0&filter=golven', ['strand.png']],
    ['type=0&filter=prijzen', ['menu.pdf']],
    ['type=1&filter=prijzen', []],
    ['type=0&sort=fileSize&order=desc&page=1&maxrowcount=1', ['spot.mp4']],
    ['type=0&id=3&id=4', ['bel.wav', 'menu.pdf']],
  ])('with %s has %j', async (query, names) => {
    expect(await namesIn(await openApi(), `media?${query}`)).toEqual(names);
  });

  test('refuses a type that there is not', async () => {
    const api = await openApi();
    expect(await api.get('media?type=9')).toMatchObject([400, { status: false }]);
    expect(await api.get('media?type=images')).toMatchObject([400, { status: false }]);
  });
});
