import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { f } from '../../schemas';
import {
  contextOf,
  enter,
  entryOf,
  fields,
  show,
  viewOf,
  writerIn,
} from '../../tests/fixtures/kinds';

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('numbers', () => {
  it('takes a comma and a dot, and tidies the text when the field is left', async () => {
    const { input, value } = await enter(f.decimal(), null, { locale: 'nl' });
    type(input(), '12,50');
    expect(value()).toBe(12.5);
    expect(input().value).toBe('12,50');
    fireEvent.blur(input());
    expect(input().value).toBe('12,5');
    type(input(), '0.25');
    expect(value()).toBe(0.25);
  });

  it('keeps text that is no number, and lets the check refuse it', async () => {
    const { input, value, problem } = await enter(f.integer(), 5);
    type(input(), '12 monkeys');
    expect(value()).toBeNaN();
    expect(problem()).toBe('number');
    fireEvent.blur(input());
    expect(input().value).toBe('12 monkeys');
    type(input(), '');
    expect(value()).toBeNull();
  });

  it('takes euros for cents, without losing one', async () => {
    const { input, value, problem } = await enter(f.cents(), 250);
    expect(input().value).toBe('2.50');
    type(input(), '1.15');
    expect(value()).toBe(115);
    type(input(), '1.249,95');
    expect(value()).toBe(124995);
    type(input(), '1.250');
    expect(problem()).toBe('number');
  });

  it('tells of an amount with too many decimals what is wrong with it', async () => {
    const { input, problem } = await enter(f.money(), null);
    type(input(), '1.234');
    expect(problem()).toBe('decimals');
    fireEvent.blur(input());
    expect(input().value).toBe('1.234');
    type(input(), '8.29');
    expect(problem()).toBeUndefined();
  });

  it('shows them as the locale writes them', async () => {
    const { Show } = viewOf('cents');
    await show(<Show {...contextOf(f.cents())} value={-124995} />, { locale: 'nl' });
    expect(document.body.textContent).toMatch(/€\s-1\.249,95/);
  });
});

describe('texts', () => {
  it('counts the characters when the limit comes near', async () => {
    const { input } = await enter(fields.text, '');
    type(input(), 'abc');
    expect(screen.queryByText(/of 10/)).toBeNull();
    type(input(), 'abcdefghijkl');
    expect(screen.getByText('12 of 10 characters')).toBeTruthy();
  });

  it('gives a web address its scheme once it is left, and not while it is typed', async () => {
    const { input, value } = await enter(f.url(), '');
    type(input(), 'museum.nl/shop');
    expect(value()).toBe('museum.nl/shop');
    fireEvent.blur(input());
    expect(value()).toBe('https://museum.nl/shop');
    type(input(), 'no address');
    fireEvent.blur(input());
    expect(value()).toBe('no address');
  });

  it('hides a secret until it is asked for', async () => {
    const { input } = await enter(f.secret(), 'hush');
    expect(input().type).toBe('password');
    press('Show');
    expect(input().type).toBe('text');
    cleanup();
    const { Show, asText } = viewOf('secret');
    const context = contextOf(f.secret());
    await show(<Show {...context} value="hush" />);
    expect(screen.queryByText('hush')).toBeNull();
    press('Show');
    expect(screen.getByText('hush')).toBeTruthy();
    expect(asText('hush', context, writerIn('en'))).not.toContain('hush');
  });

  it('makes links of what passes the check alone', async () => {
    const { Show } = viewOf('url');
    const context = contextOf(f.url());
    await show(<Show {...context} value="www.example.nl" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.example.nl');
    cleanup();
    await show(<Show {...context} value="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
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
    again(part('Verse vis', 'eigen-slug'));
    expect(given).toEqual(['verse-bloemen', 'verse-bloemen-2']);
  });

  it('adds a tag at a comma and when the field is left', async () => {
    const { input, value } = await enter(f.tags(), ['a']);
    type(input(), 'b, a,');
    expect(value()).toEqual(['a', 'b']);
    type(input(), 'c');
    fireEvent.blur(input());
    expect(value()).toEqual(['a', 'b', 'c']);
  });
});

describe('codes', () => {
  it('keeps the last of the codes ticked where one has to stay', async () => {
    const { value } = await enter(fields.choices, ['a']);
    fireEvent.click(box('Apple'));
    expect(value()).toEqual(['a']);
    expect(box('Apple').checked).toBe(true);
    fireEvent.click(box('Pear'));
    fireEvent.click(box('Apple'));
    expect(value()).toEqual(['b']);
  });

  it('offers a withdrawn code only where it is stored, and never again', async () => {
    const optionsOf = async (stored: unknown) => {
      const { input } = await enter(fields.choice, stored);
      fireEvent.mouseDown(input());
      const options = within(screen.getByRole('listbox')).getAllByRole('option');
      const texts = options.map((o) => `${o.textContent}${o.ariaDisabled === 'true' ? '!' : ''}`);
      cleanup();
      return texts;
    };
    expect(await optionsOf(null)).toEqual(['None', 'Apple', 'Pear']);
    expect(await optionsOf('c')).toEqual(['None', 'Apple', 'Pear', 'Cherry!']);
    expect(await optionsOf('zz')).toEqual(['None', 'Apple', 'Pear', 'zz!']);
  });

  it('counts weekdays from the day that the field says', async () => {
    const monday = await enter(f.weekdays({ startsOn: 'monday' }), null);
    press('Monday');
    expect(monday.value()).toBe(1);
    press('Sunday');
    expect(monday.value()).toBe(1 + 64);
    press('Any day');
    expect(monday.value()).toBeNull();
    cleanup();
    const sunday = await enter(f.weekdays({ startsOn: 'sunday' }), 0);
    expect(screen.getAllByRole('button')[1]?.textContent).toBe('Mon');
    press('Monday');
    expect(sunday.value()).toBe(2);
    press('Sunday');
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
});

describe('days and times', () => {
  it('reads a day however it is typed, and keeps it while it is half typed', async () => {
    const { input, value, problem } = await enter(f.date(), null);
    type(input(), '3/2/202');
    expect(value()).toBe('3/2/202');
    expect(problem()).toBe('date');
    fireEvent.blur(input());
    expect(input().value).toBe('3/2/202');
    type(input(), '3/2/2026');
    expect(value()).toBe('2026-02-03');
    fireEvent.blur(input());
    expect(input().value).toBe('03-02-2026');
    type(input(), '31-02-2026');
    expect(problem()).toBe('date');
    press('Clear The value');
    expect(value()).toBeNull();
  });

  it('lets a day be chosen from a calendar', async () => {
    const { value } = await enter(f.date(), '2026-02-03');
    press('Choose a day for The value');
    await act(async () => undefined);
    fireEvent.click(await screen.findByRole('gridcell', { name: '14' }));
    expect(value()).toBe('2026-02-14');
  });

  it('refuses a moment that is half typed, and reads it in the zone of the browser', async () => {
    const { input, value, problem } = await enter(f.dateTime(), null);
    type(input(), '01-02-2026 1');
    expect(problem()).toBe('date');
    expect(input().value).toBe('01-02-2026 1');
    type(input(), '01-02-2026 10:05');
    expect(value()).toBe(new Date(2026, 1, 1, 10, 5).toISOString());
  });

  it('reads a time with and without its colon', async () => {
    const { input, value, problem } = await enter(f.time(), null);
    type(input(), '0905');
    expect(value()).toBe('09:05');
    type(input(), '25:00');
    expect(problem()).toBe('time');
  });
});

describe('secrets that stay on the server', () => {
  const field = f.secret({ masked: true });

  it('are shown as they came, with nothing to reveal', async () => {
    const { Show } = viewOf('secret');
    await show(<Show {...contextOf(field)} value="sk-********" />);
    expect(document.body.textContent).toBe('sk-********');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are hidden once something new is typed, and refuse a part of the mask', async () => {
    const { input, value, problem } = await enter(field, 'sk-********');
    expect(input().type).toBe('text');
    type(input(), 'sk-********9');
    expect(problem()).toBe('wholeSecret');
    type(input(), 'sk-nieuw');
    expect([input().type, value(), problem()]).toEqual(['password', 'sk-nieuw', undefined]);
  });
});

describe('web addresses to copy', () => {
  it('are those of this server where they are a path', async () => {
    const { Show } = viewOf('url');
    const field = f.url({ copies: true });
    await show(<Show {...contextOf(field)} value="/v1/webhook" />);
    expect(await screen.findByText(`${window.location.origin}/v1/webhook`)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Copy / })).toBeTruthy();
  });
});
