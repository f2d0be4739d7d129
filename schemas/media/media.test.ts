import { expect, test } from 'vitest';
import { folderNameOf } from './folders';
import { mediaTypeOf, mediaTypes } from './mediaTypes';

test.each([
  ['Zomer 2026', 'Zomer 2026'],
  ['Été & café!', 'Été  café'],
  ['Cafe\u0301', 'Café'],
  ['posters/A0_staand-v2', 'posters/A0_staand-v2'],
  ['<b>vet</b>', 'bvet/b'],
  ['  ruim  ', 'ruim'],
  ['Ünï\tcode\n', 'Ünïcode'],
  ['日本', '日本'],
  ['!?.', ''],
  ['   ', ''],
])('a folder entered as %j is called %j', (entered, name) => {
  expect(folderNameOf(entered)).toBe(name);
  expect(folderNameOf(name)).toBe(name);
});

test.each([
  ['image/png', mediaTypes.images],
  ['image/svg+xml', mediaTypes.images],
  ['video/mp4', mediaTypes.video],
  ['audio/wav', mediaTypes.audio],
  ['application/pdf', mediaTypes.documents],
  ['text/csv', mediaTypes.documents],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', mediaTypes.documents],
  ['application/vnd.oasis.opendocument.text', mediaTypes.documents],
  ['application/vnd.android.package-archive', mediaTypes.other],
  ['text/html', mediaTypes.other],
  ['application/zip', mediaTypes.other],
  ['application/octet-stream', mediaTypes.other],
])('%s is of type %i', (mimeType, type) => {
  expect(mediaTypeOf(mimeType)).toBe(type);
});
