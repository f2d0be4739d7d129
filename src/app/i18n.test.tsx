import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../routing/definitions';
import { addTexts } from '../ui/screenTexts';
import { createI18n, preferredLocale } from './i18n';

beforeEach(() => localStorage.clear());

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('preferredLocale', () => {
  it('is the last used', () => {
    browserSpeaks('en');
    localStorage.setItem('backoffice.locale', 'nl');
    expect(preferredLocale()).toBe('nl');
  });

  it('is the first of the browser’s that the product has', () => {
    browserSpeaks('fr-FR', 'nl-BE', 'en-GB');
    expect(preferredLocale()).toBe('nl');
  });

  it('is English failing all', () => {
    browserSpeaks('fr-FR');
    localStorage.setItem('backoffice.locale', 'fr');
    expect(preferredLocale()).toBe('en');
  });
});

describe('createI18n', () => {
  it('has the texts of the shell in the locale it starts in, and remembers that', async () => {
    const i18n = await createI18n('nl');
    expect(i18n.current().translate('shell.signOut')).toBe('Uitloggen');
    expect(document.documentElement.lang).toBe('nl');
    expect(preferredLocale()).toBe('nl');
  });

  it('has react-admin’s Dutch, with what that lacks', async () => {
    const { translate } = (await createI18n('nl')).current();
    expect(translate('ra.action.save')).toBe('Opslaan');
    expect(translate('ra.action.reset')).toBe('Terugzetten');
    expect(translate('ra.guesser.empty.title')).toBe('Geen gegevens om te tonen');
  });

  it('has a resource’s labels once its definition is there, in every later locale as well', async () => {
    const i18n = await createI18n('en');
    const changes = vi.fn();
    i18n.subscribe(changes);
    await definitionOf('users');
    expect(i18n.current().translate('resources.users.fields.lastName')).toBe('Last name');
    await i18n.changeLocale('nl');
    expect(i18n.current().translate('resources.users.fields.lastName')).toBe('Achternaam');
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('says how many, and what is filled in, in labels as well', async () => {
    await definitionOf('questionnaires');
    const { translate } = (await createI18n('en')).current();
    expect(translate('resources.questionnaires.name', { smart_count: 2 })).toBe('Questionnaires');
    expect(
      translate('resources.questionnaires.actions.sendInvitation.confirm', { smart_count: 3 }),
    ).toMatch(/^3 people/);
  });

  it('has the texts that a screen brings along, numbers and parts filled in', async () => {
    const texts = (one: string, several: string) => ({ rows: { count: `${one} |||| ${several}` } });
    addTexts('shelf', { en: texts('1 row', '%{smart_count} rows'), nl: texts('1 rij', 'rijen') });
    const i18n = await createI18n('en');
    expect(i18n.current().translate('shelf.rows.count', { smart_count: 3 })).toBe('3 rows');
    await i18n.changeLocale('nl');
    expect(i18n.current().translate('shelf.rows.count', { smart_count: 1 })).toBe('1 rij');
  });

  it('takes the text that is given where a label is missing, and reports one that is lacking', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await definitionOf('users');
    const { translate } = (await createI18n('en')).current();
    expect(translate('resources.users.help.lastName', { _: '' })).toBe('');
    expect(warned).not.toHaveBeenCalled();
    expect(translate('resources.users.fields.constructor')).toBe(
      'resources.users.fields.constructor',
    );
    expect(warned).toHaveBeenCalledOnce();
  });

  it('ends in the locale that was asked for last', async () => {
    const i18n = await createI18n('en');
    await Promise.all([
      i18n.changeLocale('nl'),
      i18n.changeLocale('en'),
      i18n.changeLocale('fr'),
      i18n.changeLocale('nl'),
    ]);
    expect(i18n.current().getLocale()).toBe('nl');
    expect(i18n.current().translate('shell.signOut')).toBe('Uitloggen');
  });
});
