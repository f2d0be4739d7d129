import type { Locator, Page } from 'playwright/test';
import { type AnyField, isKind } from '../../../schemas';
import type { FormatName } from '../../../schemas/kinds/text/formats';

/** A right value for a field that is entered as text; `unique` keeps records of one run apart. */
const texts: Readonly<Record<string, (unique: string) => string>> = {
  text: (unique) => `Sample ${unique}`,
  longText: (unique) => `Sample\n${unique}`,
  code: (unique) => `Sample ${unique}`,
  address: (unique) => `Kade ${unique}`,
  email: (unique) => `sample-${unique}@demo.test`,
  phone: () => '+31 20 123 45 67',
  url: (unique) => `https://example.nl/${unique}`,
  secret: (unique) => `secret-${unique}`,
  decimal: () => '12.5',
  percent: () => '12.5',
  money: () => '12.5',
};

export const isEnteredAsText = (field: AnyField): boolean =>
  field.kind in texts || field.kind === 'integer';

/** The same for texts that must look like something. */
const formatted: Readonly<Record<FormatName, (unique: string) => string>> = {
  cookie: (unique) => `sample=${unique}`,
  host: (unique) => `${unique}.demo.test`,
  machine: () => '192.168.1.40',
  percentText: () => '12.5',
};

/** What a person would type into a field. */
export const textFor = (field: AnyField, unique: string): string => {
  if (isKind(field, 'integer')) return String(Math.max(7, field.min ?? 7));
  const format = isKind(field, 'text') ? field.format : undefined;
  return (format ? formatted[format](unique) : texts[field.kind]?.(unique)) ?? '';
};

/** The input of a field by its label, its required mark aside. */
export const inputOf = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`) });

/** The select of a field by its label. */
export const selectOf = (within: Page | Locator, label: string): Locator =>
  within.getByRole('combobox', { name: new RegExp(`^${label}`) });
