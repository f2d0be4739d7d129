import type { Page } from 'playwright/test';
import { addRecord, call, uniqueName } from './stored';

interface Row {
  readonly type: number;
  readonly options: object;
}

/** Where a test's own filled-in documents stand. */
export interface OwnList {
  readonly title: string;
  readonly documentId: number;
  readonly groupId: number;
  readonly listId: number;
  /** Below /dashboard/. */
  readonly path: string;
}

const on = (page: Page, path: string, fn: string, body: object = {}) =>
  call(page, 'POST', path, { function: fn, ...body });

const lastIdOf = async (answer: Promise<Record<string, unknown>>) => Number((await answer).last_id);

/** Adds rows to a document's draft. */
export const addRows = async (page: Page, id: number, rows: readonly Row[]): Promise<void> => {
  for (const row of rows) await on(page, `objectsDefinitions/${id}`, 'addObjectRow', { ...row });
};

/** Makes the draft of a document active. */
export const setActive = (page: Page, id: number) =>
  on(page, `objectsDefinitions/${id}`, 'setActive');

/** Makes a draft of a document's active version; gives its id. */
export const createNewDraft = (page: Page, id: number): Promise<number> =>
  lastIdOf(on(page, `objectsDefinitions/${id}`, 'createNewDraft'));

/** Fills in a document of a list. */
export const fillIn = (page: Page, list: OwnList, values: readonly unknown[]) =>
  on(page, `objectlists/${list.groupId}`, 'addDocument', {
    objectDefinitionId: list.documentId,
    listItemId: list.listId,
    values: values.map((value, index) => ({ rowId: index + 1, value })),
  });

/** An enum with two values; gives its id. */
export const addEnum = async (page: Page): Promise<number> => {
  const enumId = await addRecord(page, 'enums', { name: uniqueName('Dieet') });
  for (const value of ['Alles', 'Vegetarisch'])
    await on(page, `enums/${enumId}`, 'addenumitem', { language: 'NL-nl', code: '', value });
  return enumId;
};

/** An active document of these rows, and a list of it in a group. */
export const makeListOf = async (page: Page, rows: readonly Row[]): Promise<OwnList> => {
  const title = uniqueName('Bestelling');
  const documentId = await addRecord(page, 'objectsDefinitions', { title });
  await addRows(page, documentId, rows);
  await setActive(page, documentId);
  const groupId = await addRecord(page, 'objectlists', { dutchTitle: uniqueName('Bestellingen') });
  const listId = await lastIdOf(
    on(page, `objectlists/${groupId}`, 'addListToGroup', { listId: documentId }),
  );
  const path = `builder/documentlist/${groupId}/${listId}`;
  return { title, documentId, groupId, listId, path };
};

/** A list of a document with a name, an amount, a diet and a day. */
export const makeList = async (page: Page): Promise<OwnList> =>
  makeListOf(page, [
    { type: 1, options: { title: 'Naam', required: true } },
    { type: 3, options: { title: 'Bedrag', showAsCurrency: true } },
    { type: 4, options: { title: 'Dieet', enumId: await addEnum(page) } },
    { type: 6, options: { title: 'Dag' } },
  ]);

/** Sets up the columns of a list: a title for each row of the document. */
export const setColumns = async (page: Page, { listId }: OwnList, titles: readonly string[]) => {
  for (const [index, columnTitle] of titles.entries())
    await on(page, `objectlistItems/${listId}`, 'addListItem', {
      columnTitle,
      columnOrder: index + 1,
      documentInputField: index + 1,
    });
};
