import { beforeEach, expect, test } from 'vitest';
import type { Bar, Standing } from './bar';
import { barLayer } from './barLayer';
import { DAY } from './hours';

const bar = (key: string, more: Partial<Bar> = {}): Bar => ({
  ...{ key, label: key, day: 0, from: 540, until: 600 },
  ...more,
});

const standing = (of: Bar, more: Partial<Standing> = {}): Standing => ({
  ...{ bar: of, span: of, lane: { lane: 0, lanes: 1 }, days: 2, day: 'Mon' },
  ...{ help: 'help', isDraft: false, shows: 'all', width: 200 },
  ...more,
});

let layer: HTMLElement;
let draw: ReturnType<typeof barLayer>;
beforeEach(() => {
  layer = document.createElement('div');
  document.body.append(layer);
  draw = barLayer(layer);
  return () => layer.remove();
});

const drawn = () => [...layer.children].filter((one) => one instanceof HTMLElement);
const keys = () => drawn().map((element) => element.dataset.bar);
const byKey = (key: string) => drawn().find((element) => element.dataset.bar === key);
const [A, B, C, D] = [bar('a'), bar('b'), bar('c'), bar('d')];
const all = (...bars: readonly Bar[]) => bars.map((one) => standing(one));

/** What is said of an element, whatever it said before. */
const textsOf = (element: HTMLElement | undefined) => ({
  text: element?.textContent,
  ...Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
});

test('a bar is a button that says when what is; where there is less room its start alone, and the rest when it is pointed at', () => {
  draw([
    standing(bar('a', { label: '<b>A & "B"</b>' })),
    standing(B, { shows: 'start' }),
    standing(C, { shows: 'nothing' }),
  ]);
  const hours = 'Mon 09:00–10:00';
  expect(drawn().map(textsOf)).toMatchObject([
    { text: '09:00–10:00 <b>A & "B"</b>', role: 'button', tabindex: '0' },
    { text: '09:00', role: 'button', 'aria-label': `${hours} b`, title: `${hours} b` },
    { text: '', role: 'button', tabindex: '0', 'aria-label': `${hours} c`, title: `${hours} c` },
  ]);
  expect(byKey('a')?.ariaLabel).toBe(`${hours} <b>A & "B"</b>`);
  expect(byKey('a')?.title).toBe(`${hours} <b>A & "B"</b>`);
});

test('what has no room is left away in whole words, and stands in the title', () => {
  const named = (key: string, width: number, until = 660) =>
    standing(bar(key, { label: 'Wachtscherm in de hal', until }), { width });
  draw([named('a', 130), named('b', 80), named('c', 300), named('d', 200, 600)]);
  expect(drawn().map(textsOf)).toMatchObject([
    { text: '09:00–11:00 Wachtscherm in de hal', 'data-lines': '' },
    { text: '09:00', 'data-narrow': '', title: 'Mon 09:00–11:00 Wachtscherm in de hal' },
    { text: '09:00–11:00 Wachtscherm in de hal' },
    { text: '09:00–10:00 Wachtscherm in de hal' },
  ]);
  draw([named('a', 130, 600), named('c', 300, 570)]);
  expect(drawn().map(({ textContent }) => textContent)).toEqual([
    '09:00–10:00 Wachtscherm …',
    '09:00–09:30 Wachtscherm in de hal',
  ]);
  expect(byKey('c')?.hasAttribute('data-narrow')).toBe(false);
});

test('a bar that is only looked at is a picture, which the keyboard passes by', () => {
  const still = document.createElement('div');
  barLayer(still, true)(all(A, B));
  expect([...still.children].map((element) => textsOf(element as HTMLElement))).toMatchObject([
    { role: 'img', 'aria-label': 'Mon 09:00–10:00 a' },
    { role: 'img', 'aria-label': 'Mon 09:00–10:00 b' },
  ]);
  expect(still.querySelector('[tabindex]')).toBeNull();
});

test('a bar says the same when it is drawn first, after another or anew', () => {
  const looks: readonly Partial<Standing>[] = [
    {},
    { shows: 'nothing', help: undefined },
    { isDraft: true, day: 'Tue', lane: { lane: 1, lanes: 3 } },
    { bar: bar('a', { tone: 7, isOff: true, label: 'A' }) },
    { bar: bar('a', { tone: 2, isFixed: true }) },
  ];
  const first = looks.map((look) => {
    draw([]);
    draw([standing(A, look)]);
    return textsOf(byKey('a'));
  });
  for (const [place, look] of looks.entries())
    for (const other of looks) {
      draw([]);
      draw([standing(B, { ...other, bar: { ...(other.bar ?? B), key: 'b' } }), standing(A, look)]);
      expect(textsOf(byKey('a'))).toEqual(first[place]);
      draw([standing(A, other)]);
      draw([standing(A, look)]);
      expect(textsOf(byKey('a'))).toEqual(first[place]);
    }
});

test.each([
  ['adcb', 'a'],
  ['dabc', 'd'],
  ['bcda', 'a'],
  ['bcda', 'b'],
  ['dcba', 'c'],
  ['ca', 'c'],
  ['cxabd', 'x'],
])('a week that becomes %s keeps its elements, and the focus on %s', (order, focused) => {
  const bars = new Map([...[A, B, C, D], bar('x')].map((one) => [one.key, one]));
  draw(all(A, B, C, D));
  const before = new Map(drawn().map((element) => [element.dataset.bar, element]));
  byKey(focused)?.focus();
  let left = 0;
  layer.addEventListener('focusout', () => {
    left += 1;
  });
  draw(all(...[...order].flatMap((key) => bars.get(key) ?? [])));
  expect(keys().join('')).toBe(order);
  for (const element of drawn())
    if (before.has(element.dataset.bar)) expect(before.get(element.dataset.bar)).toBe(element);
  expect(left).toBe(0);
  if (before.has(focused)) expect(document.activeElement).toBe(before.get(focused));
});

test('what lasts beyond midnight stands on the next day as well, until it is elsewhere or gone', () => {
  const late = bar('late', { day: 1, from: 1320, until: DAY + 120 });
  draw(all(late, A));
  expect(keys()).toEqual(['late', undefined, 'a']);
  const rest = drawn()[1];
  expect(rest?.ariaHidden).toBe('true');
  expect(rest?.style.left).toBe('0%');
  draw([standing(late, { span: { ...late, until: DAY } }), standing(A)]);
  expect(keys()).toEqual(['late', 'a']);
  draw(all(late, A));
  draw(all(A));
  expect(keys()).toEqual(['a']);
});
