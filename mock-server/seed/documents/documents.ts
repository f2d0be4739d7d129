import { newRow, rowTypeOf } from '../../../schemas/documents';
import { serializeRow } from '../../../schemas/documents/codec';
import { slugify } from '../../../schemas/kinds/slug';
import { states } from '../../../server/behaviours/builder/documents/family';
import type { Row, Values } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import type { DocumentText, FormRow } from '../profiles/Profile';
import { furtherDocuments } from '../texts/furtherDocuments';
import { addHistory } from './documentHistory';
import { addEnums } from './enums';

/** What rows of documents refer to. */
interface Sources {
  readonly enums: ReadonlyMap<string, number>;
  readonly picture: number | null;
  readonly video: number | null;
}

/** What a row of each type has beside its title and the usual options, by the type's code. */
const partsOf: Readonly<Record<number, (title: string) => Values>> = {
  3: () => ({ showAsCurrency: true }),
  8: () => ({ buttonColor: '#1f5f5b', buttonTextColor: '#ffffff' }),
  30: () => ({ fontSize: 18, textColor: '#1b1b1b', textStyle: 'bold' }),
  32: (title) => ({ imageAlignment: 'center', lightbox: true, caption: title }),
  34: (title) => ({ html: `<p>${title}</p>` }),
  35: (title) => ({ linkText: title, url: 'https://www.example.com/', target: '_blank' }),
  36: (title) => ({
    listType: 'ordered',
    items: title.split('; ').map((text) => ({ text, link: '' })),
  }),
};

/** Documents of which more than the latest version is there: the first of each organisation. */
const hasVersions = ({ profile }: Workshop, text: DocumentText): boolean =>
  profile.documents[0] === text && (text.version ?? 1) > 1;

const mediaOf = (type: number, { picture, video }: Sources): number | null =>
  ({ 32: picture, 33: video })[type] ?? null;

const rowOf = ([code, title, state]: FormRow, index: number, sources: Sources) => {
  const type = rowTypeOf(code);
  if (!type) throw new Error(`No row type has the code ${code}`);
  const row = newRow(type.code);
  const options = {
    ...row.options,
    ...('title' in type.options && { title }),
    ...(type.value && { required: state === 'required', weight: 1 }),
    ...('enumId' in type.options && { enumId: sources.enums.get(title) ?? null }),
    ...partsOf[code]?.(title),
  };
  const id = index + 1;
  return serializeRow({ ...row, id, order: id, options, mediaId: mediaOf(code, sources) });
};

const versionOf = (
  { add }: Workshop,
  text: DocumentText,
  values: readonly object[],
  more: Values,
): Row =>
  add('objectsDefinitions', {
    title: text.title,
    description: text.description,
    tags: text.tags,
    key: slugify(text.title),
    language: text.isEnglish ? 'EN-gb' : 'NL-nl',
    properties: [],
    values,
    ...more,
  });

/** Adds the versions of a document, the oldest first. @returns the one that counts */
const addVersions = (shop: Workshop, text: DocumentText, sources: Sources): Row => {
  const { version = 1 } = text;
  const values = text.rows.map((row, index) => rowOf(row, index, sources));
  const isWhole = hasVersions(shop, text);
  const archived = isWhole ? version - 1 : 0;
  const versions: Row[] = [];
  const addOne = (state: number, number: number, rows: readonly object[]): Row => {
    const family = versions[0] && { familyId: versions[0].id };
    const row = versionOf(shop, text, rows, { state, version: number, ...family });
    versions.push(row);
    return row;
  };
  // Each version before it asked for one row less.
  for (let number = 1; number <= archived; number += 1)
    addOne(states.archived, number, values.slice(0, values.length - version + number));
  const counting = addOne(states[text.state], version, values);
  if (isWhole) addOne(states.draft, version + 1, values);
  addHistory(shop, versions);
  return counting;
};

const firstMedia = ({ rows }: Workshop, type: number): number | null =>
  rows('media').find((row) => row.type === type)?.id ?? null;

/** Adds the organisation's documents and enums. @returns the ids of those that can be a personal document */
export const addDocuments = (shop: Workshop): readonly number[] => {
  const texts = [...shop.profile.documents, ...(furtherDocuments[shop.profile.code] ?? [])];
  const sources = {
    enums: addEnums(shop, texts),
    picture: firstMedia(shop, 1),
    video: firstMedia(shop, 2),
  };
  return texts
    .map((text) => ({ id: addVersions(shop, text, sources).id, isPersonal: text.isPersonal }))
    .filter(({ isPersonal }) => isPersonal)
    .map(({ id }) => id);
};
