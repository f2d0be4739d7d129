import { describe, expect, it } from 'vitest';
import {
  type Item,
  itemOf,
  itemOfSheet,
  runningTime,
  secondsOf,
  thumbnailOf,
  without,
  writtenTime,
} from './items';

const item = (more: Partial<Item>): Item => ({
  id: 1,
  title: 'Strand',
  filename: 'strand.png',
  mimeType: 'image/png',
  src: '/files?id=1',
  mediaId: 1,
  priceSheetId: null,
  duration: 10,
  transition: 0,
  deleted: false,
  ...more,
});
const film = (more: Partial<Item> = {}) =>
  item({ mimeType: 'video/mp4', src: '/files?id=2', duration: 0, ...more });

const file = {
  id: 7,
  fileName: 'terras.jpg',
  title: '',
  altTag: '',
  description: '',
  folderId: 0,
  fileSize: 1,
  type: 1 as const,
  mimeType: 'image/jpeg',
  creationDate: null,
  lastModified: null,
};

describe('a new item', () => {
  it('of a picture is shown for the default time, under the file’s name where it has no title', () =>
    expect(itemOf(file, 12)).toMatchObject({
      id: null,
      mediaId: 7,
      title: 'terras.jpg',
      duration: 12,
      transition: 0,
    }));

  it('of a price sheet is shown as long as a picture', () =>
    expect(itemOfSheet({ id: 3, title: 'Dranken' }, 12)).toMatchObject({
      id: null,
      mediaId: null,
      priceSheetId: 3,
      title: 'Dranken',
      duration: 12,
    }));

  it('of a video has no time of its own', () =>
    expect(itemOf({ ...file, type: 2, mimeType: 'video/webm', title: 'Spot' }, 12)).toMatchObject({
      title: 'Spot',
      duration: 0,
    }));
});

it('an item that is taken away is marked if it is stored, and gone if it is new', () => {
  const items = [item({ id: 1 }), item({ id: null }), item({ id: 2 })];
  expect(without(items, 0)).toEqual([{ ...items[0], deleted: true }, items[1], items[2]]);
  expect(without(items, 1)).toEqual([items[0], items[2]]);
});

describe('how long a list runs', () => {
  it.each([
    ['nothing', [], 0, 0],
    ['pictures', [item({}), item({ duration: 5 })], 15, 0],
    ['a picture without a time, for the default', [item({ duration: 0 })], 8, 0],
    ['a video as long as it is', [item({}), film()], 11.5, 0],
    ['a video of which that isn’t known', [item({}), film({ src: '/files?id=3' })], 10, 1],
    ['what is taken away doesn’t count', [item({}), film({ deleted: true })], 10, 0],
  ])('%s', (_, items, seconds, unknown) =>
    expect(runningTime(items, 8, { '/files?id=2': 1.5 })).toEqual({ seconds, unknown }),
  );

  it.each([
    [0, '0:00'],
    [9.6, '0:10'],
    [65, '1:05'],
    [3_599.7, '1:00:00'],
    [3_661, '1:01:01'],
  ])('%s seconds are written %s', (seconds, text) => expect(writtenTime(seconds)).toBe(text));
});

it('only a video ends by itself', () => {
  expect(secondsOf(film(), 8)).toBeUndefined();
  expect(secondsOf(item({ duration: null }), 8)).toBe(8);
});

it('small pictures are asked for where the server makes them', () => {
  expect(thumbnailOf(item({}))).toBe('/files?id=1&thumbnail=1');
  expect(thumbnailOf(item({ mimeType: 'image/svg+xml' }))).toBe('/files?id=1');
});
