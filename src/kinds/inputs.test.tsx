import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../schemas';
import {
  contextOf,
  enter,
  entryOf,
  fields,
  press,
  show,
  typeInto,
  viewOf,
} from '../../tests/fixtures/kinds';

it('counts the characters when the limit comes near', async () => {
  const { input } = await enter(fields.text, '');
  typeInto(input(), 'abc');
  expect(screen.queryByText(/of 10/)).toBeNull();
  typeInto(input(), 'abcdefghijkl');
  expect(screen.getByText('12 of 10 characters')).toBeTruthy();
});

it('takes everything dangerous out of formatted text', async () => {
  const { Show } = viewOf('richText');
  const html =
    '<p onclick="x()" style="position:fixed;text-align:right">Hi<img src=x onerror=x()><a href="javascript:x()">a</a><script>x()</script></p>';
  const { container } = await show(<Show {...contextOf(f.richText())} value={html} />);
  expect(container.querySelector('p')?.outerHTML).toBe(
    '<p style="text-align: right;">Hi<img><a>a</a></p>',
  );
});

it('lets a slug follow its source until it is edited', async () => {
  const { Input } = entryOf('slug');
  const given: string[] = [];
  const part = (name: string, value: string) => (
    <Input
      {...contextOf(fields.slug, { name })}
      id="slug"
      label="Slug"
      value={value}
      onChange={(next) => given.push(String(next))}
      onBlur={() => undefined}
      isRequired={false}
    />
  );
  const { again } = await show(part('', ''));
  again(part('Verse bloemen', ''));
  again(part('Verse bloemén 2', 'verse-bloemen'));
  // Typed before what was made of it has come back.
  again(part('Verse bloemén 20', 'verse-bloemen'));
  again(part('Verse vis', 'eigen-slug'));
  expect(given).toEqual(['verse-bloemen', 'verse-bloemen-2', 'verse-bloemen-20']);
});

it('adds a tag at a comma and when the field is left', async () => {
  const { input, value } = await enter(f.tags(), ['a']);
  typeInto(input(), 'b, a,');
  expect(value()).toEqual(['a', 'b']);
  typeInto(input(), 'c');
  fireEvent.blur(input());
  expect(value()).toEqual(['a', 'b', 'c']);
});

it('counts weekdays from the day that the field says', async () => {
  const monday = await enter(f.weekdays({ startsOn: 'monday' }), null);
  press('Mon, Monday');
  expect(monday.value()).toBe(1);
  press('Sun, Sunday');
  expect(monday.value()).toBe(1 + 64);
  press('Any day');
  expect(monday.value()).toBeNull();
  cleanup();
  const sunday = await enter(f.weekdays({ startsOn: 'sunday' }), 0);
  expect(screen.getAllByRole('button')[1]?.textContent).toBe('Mon');
  press('Mon, Monday');
  expect(sunday.value()).toBe(2);
  press('Sun, Sunday');
  expect(sunday.value()).toBe(3);
});

it('narrows a list by a flag, or by none', async () => {
  const { value, input } = await enter(f.flag(), '', { isFilter: true });
  const choose = (name: string) => {
    fireEvent.mouseDown(input());
    fireEvent.click(screen.getByRole('option', { name }));
  };
  choose('No');
  expect(value()).toBe(false);
  choose('Yes');
  expect(value()).toBe(true);
  choose('All');
  expect(value()).toBe('');
});
