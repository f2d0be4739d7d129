import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../schemas';
import {
  contextOf,
  enter,
  press,
  show,
  typeInto,
  viewOf,
  writerIn,
} from '../../tests/fixtures/kinds';

const masked = f.secret({ masked: true });

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

it('shows one that stays on the server as it came, with nothing to reveal', async () => {
  const { Show } = viewOf('secret');
  await show(<Show {...contextOf(masked)} value="sk-********" />);
  expect(document.body.textContent).toBe('sk-********');
  expect(screen.queryByRole('button')).toBeNull();
});

it('hides one that stays on the server once something new is typed, and refuses a part of the mask', async () => {
  const { input, value, problem } = await enter(masked, 'sk-********');
  expect(input().type).toBe('text');
  typeInto(input(), 'sk-********9');
  expect(problem()).toBe('wholeSecret');
  typeInto(input(), 'sk-nieuw');
  expect([input().type, value(), problem()]).toEqual(['password', 'sk-nieuw', undefined]);
});
