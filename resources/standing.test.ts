import { expect, test } from 'vitest';
import { standingOf } from './shared/standing';

const TODAY = '2026-06-15';

test.each([
  [{}, 'active'],
  [{ from: TODAY, until: TODAY }, 'active'],
  [{ from: '2026-06-16' }, 'upcoming'],
  [{ until: '2026-06-14' }, 'ended'],
  [{ from: '2026-01-01', until: '2026-06-14' }, 'ended'],
  [{ isOn: false, until: '2026-06-14' }, 'inactive'],
])('what holds in %j is %s', (some, state) =>
  expect(standingOf({ isOn: true, from: null, until: null, ...some }, TODAY)).toBe(state),
);
