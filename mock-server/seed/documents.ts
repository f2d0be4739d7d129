import { slugify } from '../../schemas/kinds/slug';
import type { Workshop } from './collections';
import type { DocumentText, FormRow } from './profiles/Profile';

const states = { draft: 1, active: 2 } as const;

/** What a row of each type has beside its title, by the type's code. */
const partsOf: Readonly<Record<number, (title: string) => Readonly<Record<string, unknown>>>> = {
  1: () => ({ placeholder: '', defaultValue: '', multiline: false }),
  2: () => ({ allowNegative: false }),
  3: () => ({ allowNegative: false, showAsCurrency: true, currencySign: '€' }),
  4: () => ({ enumDisplayMode: 'dropdown' }),
  8: () => ({ buttonType: 'submit', buttonPosition: 'left', buttonColor: '#1f5f5b' }),
  30: () => ({ fontSize: 18, textColor: '#1b1b1b', textAlignment: 'left', textStyle: 'bold' }),
  31: () => ({ dividerType: 'solid' }),
  32: (title) => ({ imageAlignment: 'center', lightbox: true, caption: title }),
  33: () => ({ autoplay: false, controls: true, loop: false }),
  34: (title) => ({ html: `<p>${title}</p>` }),
  35: (title) => ({ linkText: title, url: 'https://www.example.com/', target: '_blank' }),
  36: (title) => ({ listType: 'ordered', items: [{ text: title, link: '' }] }),
};

/** The codes of rows that show something; all others ask for input. */
const FIRST_SHOWN_TYPE = 30;

const optionsOf = ([type, title, state]: FormRow): string =>
  JSON.stringify({
    title,
    rowWidth: 12,
    ...(type < FIRST_SHOWN_TYPE && { required: state === 'required', weight: 1 }),
    ...partsOf[type]?.(title),
  });

const addDocument = ({ add }: Workshop, text: DocumentText): number =>
  add('objectsDefinitions', {
    title: text.title,
    description: text.description,
    tags: text.tags,
    key: slugify(text.title),
    state: states[text.state],
    version: text.version ?? 1,
    language: text.isEnglish ? 'EN-gb' : 'NL-nl',
    properties: [],
    values: text.rows.map((row, index) => ({
      id: index + 1,
      order: index + 1,
      type: row[0],
      options: optionsOf(row),
    })),
  }).id;

/** Adds the organisation's documents. @returns the ids of those that can be a personal document */
export const addDocuments = (shop: Workshop): readonly number[] =>
  shop.profile.documents
    .map((text) => ({ id: addDocument(shop, text), isPersonal: text.isPersonal }))
    .filter(({ isPersonal }) => isPersonal)
    .map(({ id }) => id);
