import { expect, type Page } from 'playwright/test';
import { emptyValues, type Resource } from '../../../schemas';
import { sentFields, serializeRecord } from '../../../schemas/codec';
import { isEnteredAsText, textFor } from './samples';
import { addRecord, call, uniqueName } from './stored';

/** Something right for every field of text, and the first code where one must be chosen. */
const sampleOf = (definition: Resource): Record<string, unknown> => {
  const fields = sentFields(definition, 'create');
  const values = emptyValues(fields);
  for (const [name, field] of Object.entries(fields)) {
    if (isEnteredAsText(field)) values[name] = textFor(field, 'row');
    if (field.required && 'values' in field && Array.isArray(field.values))
      values[name] = field.values[0];
  }
  return serializeRecord(definition, values, 'create');
};

/** A record that came and went is in every list that nobody adds to. */
const comeAndGo = async (page: Page): Promise<void> => {
  const id = await addRecord(page, 'locations', { name: uniqueName('Gone') });
  await call(page, 'DELETE', `locations/${id}`);
};

/** Sees to it that a list has something to show, for resources that the demo data leave empty. */
export const ensureRow = async (page: Page, definition: Resource): Promise<void> => {
  const { path, verbs } = definition;
  const list = await page.request.get(`/internal/v1/${path}?page=1&maxrowcount=1`);
  const { totalRowCount } = (await list.json()) as { totalRowCount: number };
  if (totalRowCount > 0) return;
  if (verbs.create === false) {
    await comeAndGo(page);
    return;
  }
  const added = await page.request.fetch(`/internal/v1/${path}/add`, {
    method: verbs.create?.method ?? 'PUT',
    data: sampleOf(definition),
    headers: { Origin: new URL(list.url()).origin },
  });
  expect(added.status(), await added.text()).toBe(200);
};
