import { expect, it } from 'vitest';
import { createTranslate } from './translate';

const translate = createTranslate();

it('says one and several in their forms', () => {
  const most = (count: number) =>
    translate('en', 'server.request.tooManyFiles', { smart_count: count });
  expect(most(1)).toBe('One file at a time, please');
  expect(most(12)).toBe('At most 12 files at a time');
});

it('writes numbers as the language does, and those of rules as the browser has them', () => {
  const most = (locale: 'en' | 'nl') =>
    translate(locale, 'server.imports.tooManyLines', { max: 100_000 });
  expect(most('en')).toBe('At most 100,000 lines at a time');
  expect(most('nl')).toBe('Hoogstens 100.000 regels tegelijk');
  expect(translate('nl', 'rules.maximum', { max: 65_535 })).toContain('65535');
});
