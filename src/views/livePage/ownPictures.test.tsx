import { beforeEach, expect, test, vi } from 'vitest';
import { dataPicture } from './dataPicture';
import { withOwnPictures } from './ownPictures';

vi.mock('./dataPicture', () => ({ dataPicture: vi.fn() }));

const read = vi.mocked(dataPicture);
const plain = { html: '', css: '', javascript: '', language: 'nl' };
const own = '/internal/v1/media/files?id=3&filename=a%20b.png';
const html = own.replace('&', '&amp;');

beforeEach(() => {
  read.mockReset();
  read.mockImplementation(async (address) => {
    if (address.includes('id=9')) throw new Error('no picture');
    return `data:${new URL(address, 'https://x').searchParams.get('filename')}`;
  });
});

test('pictures of the media library stand in the page wherever it names them', async () => {
  const page = {
    ...plain,
    html: `<img src="${html}"><p style="background: url(${html})">x</p>`,
    css: `p { background: url('${window.location.origin}${own}') }`,
    javascript: `show("${own}");`,
  };
  expect(await withOwnPictures(page, new Map())).toEqual({
    ...plain,
    html: '<img src="data:a b.png"><p style="background: url(data:a b.png)">x</p>',
    css: "p { background: url('data:a b.png') }",
    javascript: 'show("data:a b.png");',
  });
});

test('each is read once, however often the page is drawn', async () => {
  const pictures = new Map();
  for (const text of ['x', 'y'])
    await withOwnPictures({ ...plain, html: `<img src="${html}">${text}` }, pictures);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  '<img src="https://elsewhere.nl/internal/v1/media/files?id=3">',
  '<img src="/internal/v1/persons?id=3">',
  '<img src="/internal/v1/media/files?id=9">',
])('what is none of them, or can’t be read, stays as it is written: %s', async (written) =>
  expect((await withOwnPictures({ ...plain, html: written }, new Map())).html).toBe(written),
);
