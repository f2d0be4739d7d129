import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { f } from '../../../schemas';
import { enter, press } from '../../../tests/fixtures/kinds';

const template = (language: string, key: string, value: string) => ({
  ...{ id: null, key, value, language },
  order: 1,
});

const provider = {
  getChoices: async () => [{ id: 4, title: 'Greeting' }],
  ask: async () => ({
    rows: [
      {
        properties: [
          template('NL-nl', 'hello', 'Hallo'),
          template('EN-gb', 'hello', 'Hello'),
          template('EN-gb', 'bye', 'Bye'),
        ],
      },
    ],
  }),
};

const there = [{ id: 7, key: 'hello', value: 'Hi' }];

const open = async (locale: 'en' | 'nl') => {
  const entered = await enter(f.keyValues(), there, { provider, locale });
  press(locale === 'en' ? 'Apply a property template' : 'Eigenschappensjabloon toepassen');
  fireEvent.click(await screen.findByRole('button', { name: 'Greeting' }));
  const dialog = await screen.findByRole('dialog', { name: 'Greeting' });
  await within(dialog).findByRole('combobox');
  return { ...entered, dialog: within(dialog) };
};

it('begins with the language that is read, and offers those that the template has', async () => {
  const { dialog } = await open('en');
  const language = dialog.getByRole('combobox', { name: 'Language of the rows' });
  expect(language.textContent).toBe('English');
  fireEvent.mouseDown(language);
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['English', 'Dutch']);
  fireEvent.click(screen.getByRole('option', { name: 'Dutch' }));
  expect(dialog.getByText('hello: Hi → Hallo')).toBeTruthy();
  expect(dialog.getByText('No rows are added.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
});

it('says what is added, and keeps values that are there', async () => {
  const { dialog, value } = await open('en');
  expect(dialog.getByText('This row is added:')).toBeTruthy();
  expect(dialog.getByText('bye: Bye')).toBeTruthy();
  expect(dialog.getByText('hello: Hi → Hello')).toBeTruthy();
  press('Apply');
  expect(value()).toEqual([...there, { id: null, key: 'bye', value: 'Bye' }]);
  expect(screen.getByText('1 row added')).toBeTruthy();
});

it('replaces values where that is chosen', async () => {
  const { dialog, value } = await open('nl');
  fireEvent.click(dialog.getByRole('radio', { name: 'Vervangen door wat in het sjabloon staat' }));
  press('Toepassen');
  expect(value()).toEqual([{ id: 7, key: 'hello', value: 'Hallo' }]);
  expect(screen.getByText('1 waarde vervangen')).toBeTruthy();
});
