import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import { askedOfEach, firstAsked } from './asked';

const spec = {
  args: { deviceId: 'id', name: 'deviceName' },
  asks: {
    name: f.text(),
    count: f.integer({ default: 2 }),
    locale: f.choice({ values: ['nl', 'en'], fromAddress: 'locale' }),
  },
};

test('what would be sent of the record otherwise is each record’s own', () => {
  expect(askedOfEach(spec)).toEqual(['name']);
  expect(askedOfEach({ args: spec.args })).toEqual([]);
});

test('a dialog begins with defaults, and with the language of the page', () =>
  expect(firstAsked(spec, 'en')).toEqual({ name: '', count: 2, locale: 'en' }));
