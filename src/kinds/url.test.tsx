import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../schemas';
import { contextOf, enter, show, typeInto, viewOf } from '../../tests/fixtures/kinds';

it('gives a web address its scheme once it is left, and not while it is typed', async () => {
  const { input, value } = await enter(f.url(), '');
  typeInto(input(), 'museum.nl/shop');
  expect(value()).toBe('museum.nl/shop');
  fireEvent.blur(input());
  expect(value()).toBe('https://museum.nl/shop');
  typeInto(input(), 'no address');
  fireEvent.blur(input());
  expect(value()).toBe('no address');
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

it('makes no link of a path, of which it isn’t known where it leads', async () => {
  const { Show } = viewOf('url');
  await show(<Show {...contextOf(f.url({ takes: 'paths' }))} value="/bezoek" />);
  expect(screen.getByText('/bezoek')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('copies a path that nobody enters as an address of this server', async () => {
  const { Show } = viewOf('url');
  const field = f.url({ readOnly: true });
  await show(<Show {...contextOf(field)} value="/v1/webhook" />);
  expect(await screen.findByText(`${window.location.origin}/v1/webhook`)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Copy / })).toBeTruthy();
});
