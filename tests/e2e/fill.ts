import type { Page } from 'playwright/test';
import { type Resource, sentFields } from '../../schemas';
import { label } from './catalogue';
import { inputOf, isEnteredAsText, selectOf, textFor } from './samples';

/** The fields of the first tab, which a new record shows. */
const fieldsOfFirstTab = ({ detail: [tab] }: Resource): readonly string[] => {
  if (!tab) return [];
  if ('fields' in tab) return tab.fields.flat();
  return 'sections' in tab ? Object.values(tab.sections).flatMap((lines) => lines.flat()) : [];
};

/**
 * Fills a new record's first tab as a person would, with something right in every field of text and the
 * first choice in every select that must be chosen.
 *
 * @returns the texts by field, for comparing with what is shown afterwards
 */
export const fillSample = async (
  page: Page,
  definition: Resource,
  unique: string,
): Promise<Record<string, string>> => {
  const filled: Record<string, string> = {};
  const fields = sentFields(definition, 'create');
  for (const name of fieldsOfFirstTab(definition)) {
    const field = fields[name];
    if (!field) continue;
    const text = label('en', definition.name, `fields.${name}`);
    if (isEnteredAsText(field)) {
      await inputOf(page, text).fill(textFor(field, unique));
      if (field.kind === 'text') filled[name] = textFor(field, unique);
    } else if (field.required && (field.kind === 'choice' || field.kind === 'reference')) {
      await selectOf(page, text).click();
      await page.getByRole('option').first().click();
    }
  }
  return filled;
};
