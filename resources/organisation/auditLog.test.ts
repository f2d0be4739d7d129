import { describe, expect, it } from 'vitest';
import { labels as english } from '../../i18n/en/labels/organisation/auditLog';
import { labels as dutch } from '../../i18n/nl/labels/organisation/auditLog';
import { auditLog } from './auditLog';

const words = { en: english.words, nl: dutch.words };

const titleOf = (locale: 'en' | 'nl', entry: Readonly<Record<string, unknown>>) => {
  const whole = { resourceName: '', recordName: '', recordId: null, ...entry };
  const translate = (word: string, params: Readonly<Record<string, unknown>> = {}) =>
    words[locale][word as keyof typeof english.words].replace(/%\{(\w+)\}/g, (_, name: string) =>
      String(params[name]),
    );
  return auditLog.computed.happened?.of(whole, 0, {
    locale,
    today: '2026-03-02',
    unnamed: '',
    translate,
  });
};

describe('an entry of the audit log', () => {
  const product = { action: 'update', resourceName: 'Product', recordId: 7 } as const;

  it('is called by what was done to what', () => {
    const named = { ...product, recordName: 'Barcode scanner' };
    expect(titleOf('en', named)).toBe('Product changed: Barcode scanner');
    expect(titleOf('nl', named)).toBe('Product gewijzigd: Barcode scanner');
  });

  it('goes by the number of what has no name', () => {
    expect(titleOf('en', { ...product, action: 'delete' })).toBe('Product deleted: #7');
  });

  it('needs no record', () => {
    expect(titleOf('en', { action: 'signIn' })).toBe('Signed in');
    expect(titleOf('nl', { action: 'update' })).toBe('Andere gegevens gewijzigd');
    expect(titleOf('en', { action: 'grant' })).toBe('Rights changed');
  });

  it('says beside its name alone that something failed', () => {
    const { outcome } = auditLog.computed;
    const outcomeOf = (action: string) => outcome?.of({ action }, 0, undefined as never);
    expect(titleOf('en', { action: 'signInFailed' })).toBe('Sign-in attempt');
    expect(['signInFailed', 'secondFactorFailed'].map(outcomeOf)).toEqual(['failed', 'failed']);
    expect(['signIn', 'delete'].map(outcomeOf)).toEqual([null, null]);
  });
});
