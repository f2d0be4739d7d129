import { type DocumentRow, rowTypeOf } from '../../../schemas/documents';
import { parseRows } from '../../../schemas/documents/codec';
import { states } from '../../../server/behaviours/builder/documents/family';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { DAY, dayBefore, HOUR, momentBefore } from '../moments';
import type { Random } from '../random';
import { filledInNumbers, filledInTexts, type GroupText, groupTexts } from '../texts/lists';

/** Filled-in documents in a list, and directly in a group. */
const IN_LIST = 12;
const IN_GROUP = 3;
const COLUMNS = 4;

const inputRows = ({ values }: Row): readonly DocumentRow[] =>
  parseRows(values).filter(({ type }) => rowTypeOf(type)?.value !== undefined);

const clock = (random: Random): string =>
  `${random.pick(['09', '10', '12', '14', '17', '19'])}:${random.pick(['00', '15', '30', '45'])}`;

const textFor = (title: string, random: Random): string =>
  random.pick(filledInTexts[title] ?? [`${title} ${random.int(1, 99)}`]);

/** Years since people who fill in a day of birth were born. */
const AGES = [18, 80] as const;

const dayFor = (title: string, { now, random }: { now: Date; random: Random }): string =>
  /^(Geboorte|Date of birth)/.test(title)
    ? dayBefore(now, random.int(AGES[0] * 365, AGES[1] * 365))
    : dayBefore(now, random.int(-60, 90));

const valueFor = (shop: Workshop, row: DocumentRow, random: Random): unknown => {
  const title = String(row.options.title);
  const [least, most] = filledInNumbers[title] ?? [1, 40];
  const values: Partial<Record<string, () => unknown>> = {
    string: () => textFor(title, random),
    integer: () => random.int(least, most),
    float: () => random.int(least * 4, most * 4) / 4,
    enum: () => {
      const found = shop.rows('enums').find(({ id }) => id === row.options.enumId);
      const choices = Array.isArray(found?.values) ? found.values.length / 2 : 0;
      return choices > 0 ? random.int(1, choices) : null;
    },
    boolean: () => random.chance(0.6),
    date: () => dayFor(title, { now: shop.now, random }),
    time: () => clock(random),
    imageInput: () => {
      const pictures = shop.rows('media').filter(({ type }) => type === 1);
      return pictures.length > 0 ? random.pick(pictures).id : null;
    },
  };
  return values[rowTypeOf(row.type)?.name ?? '']?.() ?? null;
};

const addObjects = (
  shop: Workshop,
  document: Row,
  place: { readonly objectlistId: number; readonly listItemId: number | null },
  count: number,
): void => {
  const random = shop.random(`objects:${place.objectlistId}:${place.listItemId}:${document.title}`);
  const rows = inputRows(document);
  for (let order = 1; order <= count; order += 1) {
    const user = random.pick(shop.rows('users'));
    shop.add('objects', {
      ...place,
      objectDefinitionId: document.id,
      language: document.language,
      order,
      values: rows.map((row) => ({ rowId: row.id, value: valueFor(shop, row, random) })),
      modified: momentBefore(shop.now, random.int(1, 60) * DAY + random.int(0, 9) * HOUR),
      modifiedBy: [user.firstName, user.insertions, user.lastName].filter(Boolean).join(' '),
    });
  }
};

const documentNamed = (shop: Workshop, title: string): Row => {
  const found = shop
    .rows('objectsDefinitions')
    .find((row) => row.title === title && row.state === states.active);
  if (found) return found;
  throw new Error(`No active document is called ${title}`);
};

const addList = (shop: Workshop, group: Row, title: string, order: number): void => {
  const document = documentNamed(shop, title);
  const list = shop.add('objectlistItems', {
    objectlistId: group.id,
    headerDocumentId: document.id,
    language: document.language,
    order,
    columns: inputRows(document)
      .slice(0, COLUMNS)
      .map(({ id, options }, index) => ({
        listItemColumnId: index + 1,
        columnTitle: String(options.title),
        columnOrder: index + 1,
        documentInputField: id,
      })),
  });
  addObjects(shop, document, { objectlistId: group.id, listItemId: list.id }, IN_LIST);
};

const addGroup = (
  shop: Workshop,
  text: GroupText,
  parentId: number | null,
  order: number,
): void => {
  const { dutchTitle, englishTitle, header, lists = [], single = [], folders = [] } = text;
  const group = shop.add('objectlists', {
    dutchTitle,
    englishTitle,
    headerDocumentId: header === undefined ? null : documentNamed(shop, header).id,
    parentId,
    order,
  });
  lists.forEach((title, index) => {
    addList(shop, group, title, index + 1);
  });
  for (const title of single)
    addObjects(
      shop,
      documentNamed(shop, title),
      { objectlistId: group.id, listItemId: null },
      IN_GROUP,
    );
  folders.forEach((folder, index) => {
    addGroup(shop, folder, group.id, index + 1);
  });
};

/** Adds groups of documents with their folders, their lists, and what people filled in. */
export const addLists = (shop: Workshop): void =>
  (groupTexts[shop.profile.code] ?? []).forEach((text, index) => {
    addGroup(shop, text, null, index + 1);
  });
