import { describe, expect, it } from 'vitest';
import { dragged, grips, pathOf, placedAt, pressed } from './place';

const map = { width: 200, height: 100 };
const place = { topLeftX: 20, topLeftY: 30, width: 40, height: 10 };
const numbers = ({ topLeftX, topLeftY, width, height }: typeof place) => [
  topLeftX,
  topLeftY,
  width,
  height,
];

describe('a rectangle that is dragged', () => {
  it.each([
    ['whole', [5, -4], [25, 26, 40, 10]],
    ['whole', [-99, 0], [0, 30, 40, 10]],
    ['whole', [999, 999], [160, 90, 40, 10]],
    ['whole', [0.4, 0.6], [20, 31, 40, 10]],
    ['se', [5, 5], [20, 30, 45, 15]],
    ['se', [-99, -99], [20, 30, 1, 1]],
    ['se', [999, 999], [20, 30, 180, 70]],
    ['nw', [5, 5], [25, 35, 35, 5]],
    ['nw', [99, 99], [59, 39, 1, 1]],
    ['ne', [5, 5], [20, 35, 45, 5]],
    ['sw', [-5, 5], [15, 30, 45, 15]],
  ] as const)('by %s, %s', (grip, by, expected) => {
    expect(numbers(dragged(place, grip, by, map))).toEqual(expected);
  });

  it('that stands outside the map comes back to it', () => {
    const outside = { ...place, topLeftX: 900, topLeftY: 900 };
    for (const grip of grips) {
      const { topLeftX, topLeftY, width, height } = dragged(outside, grip, [0, 0], map);
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
      if (grip === 'whole') expect([topLeftX, topLeftY]).toEqual([160, 90]);
    }
  });
});

it('arrows move it by one pixel, Shift by ten, Alt sizes it', () => {
  const key = { key: 'ArrowLeft', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  const press = (more: Partial<typeof key>) => pressed(place, { ...key, ...more }, map);
  expect(press({})).toMatchObject({ topLeftX: 19 });
  expect(press({ shiftKey: true })).toMatchObject({ topLeftX: 10 });
  expect(press({ key: 'ArrowDown', altKey: true })).toMatchObject({ topLeftY: 30, height: 11 });
  expect(press({ key: 'ArrowUp', altKey: true, shiftKey: true })).toMatchObject({ height: 1 });
  expect(press({ key: 'a' })).toBeUndefined();
  expect(press({ ctrlKey: true })).toBeUndefined();
});

it('of what stands at a point, the last covers the others', () => {
  const under = { ...place, id: 1 };
  const over = { ...place, width: 10, id: 2 };
  expect(placedAt([under, over], 25, 35)?.id).toBe(2);
  expect(placedAt([under, over], 50, 35)?.id).toBe(1);
  expect(placedAt([under, over], 100, 35)).toBeUndefined();
});

it('all of them are one path', () => {
  expect(pathOf([place, { ...place, topLeftX: 0 }])).toBe('M20 30h40v10h-40zM0 30h40v10h-40z');
});
