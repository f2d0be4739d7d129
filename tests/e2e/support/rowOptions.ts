import { expect, type Locator, type Page } from 'playwright/test';
import { documents as texts } from '../../../i18n/en/documents';
import type { JsonSchema, RowType } from '../../../schemas/documents';
import { button } from './locators';
import { selectOf } from './samples';
import { addRecord, call, uniqueName } from './stored';

type Texts = Readonly<Record<string, { label?: string } | undefined>>;

const own: Readonly<Record<string, Texts | undefined>> = texts.own;
const shared: Texts = texts.options;
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.values;

const labelOf = (type: RowType, option: string): string =>
  own[type.name]?.[option]?.label ?? shared[option]?.label ?? option;

const byLabel = (label: string) => new RegExp(`^${label}( \\*)?$`);

/** What is entered in an option, other than what it starts with, and how it is then shown. */
interface Sample {
  value: unknown;
  text: string;
}

const numbers: Readonly<Record<string, string>> = { rowWidth: '6', weight: '3', fontSize: '20' };

const textSample = (option: string, { format }: JsonSchema): string => {
  if (format === 'colour') return '#0b6b63';
  if (format === 'link') return 'https://example.nl/';
  if (format === 'html') return '<p>Hallo</p>';
  return option === 'currencySign' ? '$' : `Sample ${option}`;
};

const dates: Readonly<Record<string, Sample>> = {
  date: { value: '2026-02-27', text: '27-02-2026' },
  time: { value: '14:35', text: '14:35' },
};

const sampleOf = (option: string, schema: JsonSchema): Sample => {
  const { type, format = '', enum: choices } = schema;
  if (type === 'boolean') return { value: schema.default !== true, text: '' };
  if (choices) {
    const value = String(choices.at(-1));
    return { value, text: words[option]?.[value] ?? value };
  }
  const known = dates[format];
  if (known) return known;
  if (type === 'string') {
    const text = textSample(option, schema);
    return { value: text, text };
  }
  const text = numbers[option] ?? '12';
  return { value: Number(text), text };
};

/** Options by what they are, in the order in which they can be entered: some show others. */
const rank = (schema: JsonSchema): number => {
  if (schema.type === 'boolean') return 0;
  return schema.enum || schema.format === 'enum' ? 1 : 2;
};
export const optionsOf = (type: RowType): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(type.options).sort(([, one], [, other]) => rank(one) - rank(other));

/** One of the words of an option. */
const choiceOf = (within: Locator, label: string, text: string): Locator =>
  within
    .getByRole('group', { name: byLabel(label) })
    .getByRole('radio', { name: text, exact: true });

/** The last choice; the first may be that there is none. */
const chooseLast = async (page: Page, combobox: Locator): Promise<void> => {
  await combobox.click();
  await page.getByRole('option').last().click();
};

/** Makes an enum with a value and chooses it by its name. */
const chooseEnum = async (page: Page, combobox: Locator): Promise<void> => {
  const name = uniqueName('Colours');
  const id = await addRecord(page, 'enums', { name });
  const value = { language: 'NL-nl', code: 'red', value: 'Rood', correct: 0 };
  await call(page, 'POST', `enums/${id}`, { function: 'addenumitem', ...value });
  await combobox.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};

/** Chooses the first file on offer. */
export const chooseMedia = async (page: Page, group: Locator): Promise<void> => {
  await button(group, 'Choose from media').click();
  const dialog = page.getByRole('dialog', { name: 'Choose a file' });
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
};

const addItem = async (within: Locator): Promise<void> => {
  await button(within, 'Add an item').click();
  await within.getByRole('textbox', { name: 'Text of item 1' }).fill('Sample item');
  await within.getByRole('textbox', { name: 'Link of item 1' }).fill('https://example.nl/');
};

/** Enters something in an option, as a person would. */
export const enterOption = async (
  page: Page,
  within: Locator,
  type: RowType,
  [option, schema]: readonly [string, JsonSchema],
): Promise<void> => {
  const label = labelOf(type, option);
  const name = byLabel(label);
  const { value, text } = sampleOf(option, schema);
  if (schema.type === 'boolean') await within.getByLabel(name).setChecked(value === true);
  else if (schema.type === 'array') await addItem(within);
  else if (schema.format === 'enum') await chooseEnum(page, selectOf(within, label));
  else if (schema.format === 'enumValue') await chooseLast(page, selectOf(within, label));
  else if (schema.enum) await choiceOf(within, label, text).check();
  else await within.getByRole('textbox', { name }).fill(text);
};

/** Chooses the file that a row shows, where it shows one. */
export const enterMedia = async (page: Page, within: Locator, type: RowType): Promise<void> => {
  if (type.media)
    await chooseMedia(page, within.getByRole('group', { name: byLabel(labelOf(type, 'mediaId')) }));
};

/** Expects an option to show what was entered. */
export const expectOption = async (
  within: Locator,
  type: RowType,
  [option, schema]: readonly [string, JsonSchema],
): Promise<void> => {
  const label = labelOf(type, option);
  const name = byLabel(label);
  const { value, text } = sampleOf(option, schema);
  if (schema.type === 'boolean')
    await expect(within.getByLabel(name)).toBeChecked({ checked: value === true });
  else if (schema.type === 'array')
    await expect(within.getByRole('textbox', { name: 'Text of item 1' })).toHaveValue(
      'Sample item',
    );
  else if (schema.format === 'enum') await expect(selectOf(within, label)).toHaveValue(/^Colours/);
  else if (schema.format === 'enumValue') await expect(selectOf(within, label)).toHaveText('Rood');
  else if (schema.enum) await expect(choiceOf(within, label, text)).toBeChecked();
  else if (schema.format === 'html')
    await expect(within.getByRole('textbox', { name })).toContainText(text);
  else await expect(within.getByRole('textbox', { name })).toHaveValue(text);
};

/** What is stored of the options once all were entered; ids are those of whatever is there. */
export const expectedOptions = (type: RowType): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    optionsOf(type).map(([option, schema]) => {
      if (schema.type === 'array')
        return [option, [{ text: 'Sample item', link: 'https://example.nl/' }]];
      if (schema.format === 'enum' || schema.format === 'enumValue')
        return [option, expect.any(Number)];
      return [option, sampleOf(option, schema).value];
    }),
  );
