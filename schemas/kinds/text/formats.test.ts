import { expect, test } from 'vitest';
import { checkValue, f } from '../../index';

test.each([
  [
    'cookie',
    ['kiosk=1', 'a=', ' sid=x-y%20z '],
    ['bad cookie;;', 'a', '=1', 'a=1; Path=/', 'a=b c'],
  ],
  [
    'host',
    ['mail.test', 'localhost', '10.0.0.1', '::1', 'bücher.example'],
    ['http://x y', 'a b', 'x/', 'a..b', '-a'],
  ],
  ['machine', ['192.168.1.40', 'till-3.shop'], ['999.1.1.1', '10.0.0', 'a b']],
  ['percentText', ['0', '12,5', '7.25', '100'], ['-3', 'abc', '1.', '1e3']],
] as const)('%s', (format, right, wrong) => {
  const field = f.text({ format });
  for (const value of ['', ...right])
    expect([value, checkValue(value, field)]).toEqual([value, undefined]);
  for (const value of wrong)
    expect([value, checkValue(value, field)]).toEqual([value, { message: format }]);
});
