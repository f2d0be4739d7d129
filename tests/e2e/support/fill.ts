import { expect, type Locator, type Page } from 'playwright/test';
import {
  type AnyField,
  type AnyFields,
  isKind,
  isShown,
  type Kinds,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { sentFields } from '../../../schemas/codec';
import { isObject } from '../../../schemas/isObject';
import { sideOf, tabOfTitle } from '../../../src/views/form/tabs';
import { label } from './definitions';
import { inputOf, isEnteredAsText, selectOf, textFor } from './samples';
import { tabName } from './tabs';

type Tab = Resource['detail'][number];

const fieldsOfTab = (tab: Tab): readonly string[] => {
  if ('fields' in tab) return tab.fields.flat();
  return 'sections' in tab ? Object.values(tab.sections).flatMap((lines) => lines.flat()) : [];
};

const optionOf = (field: AnyField, name: string): unknown =>
  Object.entries(field).find(([key]) => key === name)?.[1];

/** Adds a row, and chooses and types what it must have. */
const fillRow = async (page: Page, definition: Resource, name: string, field: AnyField) => {
  await page.getByRole('button', { name: 'Add a row' }).click();
  const fields = Object.entries((optionOf(field, 'fields') ?? {}) as Record<string, AnyField>);
  for (const [inner, { kind, required, default: given }] of fields) {
    if (!required || given !== undefined) continue;
    const text = label('en', definition.name, `rows.${name}.fields.${inner}`);
    if (kind === 'choice') {
      await selectOf(page, text).click();
      await page.getByRole('option').first().click();
    } else await inputOf(page, text).fill('7');
  }
};

type PerLanguage = Parameters<Kinds['perLanguage']['parse']>[1];

const isPerLanguage = (field: AnyField): field is AnyField & PerLanguage =>
  field.kind === 'perLanguage';

/** Fills the texts that every language must have, language by language. */
const fillLanguages = async (
  page: Page,
  resource: string,
  [name, field]: readonly [string, PerLanguage],
  unique: string,
): Promise<void> => {
  const demanded = Object.entries(field.fields).filter(([, inner]) => inner.required);
  const block = page.getByRole('group', { name: label('en', resource, `fields.${name}`) });
  // Which of them there are may be up to the organisation.
  await expect(block.getByRole('tab').first()).toBeVisible();
  for (const tab of await block.getByRole('tab').all()) {
    await tab.click();
    for (const [inner, innerField] of demanded) {
      if (!isEnteredAsText(innerField)) continue;
      const text = label('en', resource, `rows.${name}.fields.${inner}`);
      await inputOf(block.getByRole('tabpanel').first(), text).fill(textFor(innerField, unique));
    }
  }
};

/** Letters that names of many records hold. */
const OFTEN = 'ka';

/** Whether what can be chosen is there only once it is searched for. */
const isSearched = (field: AnyField): boolean =>
  isObject(optionOf(field, 'choices')) && 'search' in (optionOf(field, 'choices') as object);

/** A time for each of a record's fields, later from one to the next. */
const timeFor = ({ fields }: Resource, name: string): string => {
  const times = Object.keys(fields).filter((one) => fields[one]?.kind === 'time');
  return `${String(9 + times.indexOf(name)).padStart(2, '0')}:00`;
};

/**
 * The first choice that isn't a record of another test, which may delete it meanwhile, where there is one; never that
 * to add one.
 */
const lastingOption = async (page: Page): Promise<Locator> => {
  const options = page.getByRole('option').filter({ hasNotText: /^Add / });
  await expect(options.first()).toBeVisible();
  const lasting = options.filter({ hasNotText: /^(Sample|Changed) / });
  return ((await lasting.count()) > 0 ? lasting : options).first();
};

/** Fills a field that isn't entered as text. */
const fillOther = async (
  page: Page,
  definition: Resource,
  [name, field]: readonly [string, AnyField],
  unique: string,
): Promise<void> => {
  const text = label('en', definition.name, `fields.${name}`);
  if (isPerLanguage(field)) await fillLanguages(page, definition.name, [name, field], unique);
  else if (!field.required) return;
  else if (field.kind === 'choice' || field.kind === 'reference') {
    await selectOf(page, text).click();
    if (isSearched(field)) await selectOf(page, text).fill(OFTEN);
    await (await lastingOption(page)).click();
  } else if (field.kind === 'time') await inputOf(page, text).fill(timeFor(definition, name));
  else if (field.kind === 'rows') await fillRow(page, definition, name, field);
};

/** Choices that must be made, by their first code: the one that is made. */
const chosenCodes = (fields: AnyFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'choice' && field.required)
      .map(([name, field]) => [name, (optionOf(field, 'values') as unknown[])[0]]),
  );

/** Whether a field isn't there because of such a choice. */
const isLeftOut = (field: AnyField, chosen: Record<string, unknown>): boolean =>
  Object.keys(field.when ?? {}).every((name) => name in chosen) && !isShown(field, chosen);

/** The tab that a new record begins at, with its name. */
export const firstTab = (definition: Resource): Tab | undefined =>
  tabOfTitle(definition, definition.detail) ?? definition.detail[0];

/** Fills what has to be filled on the tabs behind the first one, tab by tab. */
const fillOtherTabs = async (page: Page, definition: Resource, unique: string): Promise<void> => {
  const fields = sentFields(definition, 'create');
  const first = firstTab(definition);
  for (const tab of definition.detail.filter((other) => other !== first)) {
    const demanded = fieldsOfTab(tab).filter(
      (name) => fields[name]?.required && fields[name].default === undefined,
    );
    if (demanded.length === 0) continue;
    await page.getByRole('tab', { name: tabName('en', definition, tab), exact: true }).click();
    for (const name of demanded) {
      const field = fields[name];
      const text = label('en', definition.name, `fields.${name}`);
      if (field) await inputOf(page, text).fill(textFor(field, unique));
    }
  }
};

/** Whether anything of a record is written in words. */
export const hasTexts = (definition: Resource): boolean =>
  Object.values(sentFields(definition, 'update')).some(
    (field) => isPerLanguage(field) || (isEnteredAsText(field) && traitsOf(field).isText),
  );

/**
 * Fills a new record as a person would: on the first tab something right in every field of text and the
 * first choice in every select that must be chosen, on the others what must be typed.
 *
 * @returns the texts of the first tab by field, for comparing with what is shown afterwards
 */
export const fillSample = async (
  page: Page,
  definition: Resource,
  unique: string,
): Promise<Record<string, string>> => {
  const filled: Record<string, string> = {};
  const fields = sentFields(definition, 'create');
  const chosen = chosenCodes(fields);
  const first = firstTab(definition);
  for (const name of [...(first ? fieldsOfTab(first) : []), ...sideOf(definition, 'create')]) {
    const field = fields[name];
    if (!field || isLeftOut(field, chosen)) continue;
    const text = label('en', definition.name, `fields.${name}`);
    const [inner = field] = isKind(field, 'variant') ? Object.values(field.of) : [];
    // A number that a new record begins with goes with the others.
    if (typeof field.default === 'number') continue;
    if (isEnteredAsText(inner)) {
      // An address that leads to itself is none.
      const own = inner.kind === 'url' ? `${unique}-${name.toLowerCase()}` : unique;
      await inputOf(page, text).fill(textFor(inner, own));
      if (field.kind === 'text') filled[name] = textFor(field, unique);
    } else await fillOther(page, definition, [name, field], unique);
  }
  await fillOtherTabs(page, definition, unique);
  return filled;
};

/** Another text for a field of a stored record that looks as it has to; of no field, a path: what is entered is an address. */
export const changedText = (
  { fields }: Resource,
  name: string | undefined,
  unique: string,
): string => {
  const field = name === undefined ? undefined : fields[name];
  if (!field) return `/changed-${unique}`;
  const isFormatted = isKind(field, 'text') && field.format !== undefined;
  return isFormatted ? textFor(field, `changed-${unique}`) : `Changed ${unique}`;
};

/** Enters anew the secrets that a changed field decides upon where they are sent. */
export const fillSecretsSentTo = async (
  page: Page,
  { fields, name }: Resource,
  changed: string | undefined,
  unique: string,
): Promise<void> => {
  for (const [secret, field] of Object.entries(fields)) {
    if (!isKind(field, 'secret') || !field.sentTo?.some((one) => one === changed)) continue;
    const input = inputOf(page, label('en', name, `fields.${secret}`));
    if (await input.isVisible()) await input.fill(textFor(field, `${unique}b`));
  }
};
