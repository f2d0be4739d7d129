import type { Locator } from 'playwright/test';
import type { Values } from '../../../schemas/Values';
import { inputOf, selectOf } from './samples';
import { uniqueName } from './stored';

/** A field that two people change: one in a form, the other as it travels. */
export interface Edited {
  readonly field: string;
  /** The tab that it stands on, if it isn't the first. */
  readonly tab?: string;
  enter(form: Locator, label: string): Promise<void>;
  /** What the other makes of what is stored. */
  readonly theirs: (stored: unknown) => unknown;
  /** What is stored of each change, as text. */
  readonly values: { readonly mine: string; readonly theirs: string };
  /** Both changes go together; nothing has to be asked. */
  readonly goesTogether?: boolean;
}

const typed = (field: string, mine: string, theirs: string | number, tab?: string): Edited => ({
  field,
  tab,
  theirs: () => theirs,
  values: { mine, theirs: String(theirs) },
  enter: (form, label) => inputOf(form, label).fill(mine),
});

const chosen = (
  field: string,
  option: string,
  values: Edited['values'],
  theirs: unknown,
): Edited => ({
  field,
  theirs: () => theirs,
  values,
  enter: async (form, label) => {
    await selectOf(form, label).click();
    await form.page().getByRole('option', { name: option }).first().click();
    // Where several can be chosen the choices stay open.
    await form.page().keyboard.press('Tab');
  },
});

const ticked = (
  field: string,
  option: string,
  values: Edited['values'],
  theirs: unknown,
): Edited => ({
  field,
  theirs: () => theirs,
  values,
  goesTogether: true,
  enter: (form, label) =>
    form.getByRole('group', { name: label }).getByLabel(option, { exact: true }).click(),
});

/** Flags have one other value: both make the same of it. */
const switched = (field: string, theirs: 0 | 1): Edited => ({
  field,
  theirs: () => theirs,
  values: { mine: String(theirs), theirs: String(theirs) },
  goesTogether: true,
  enter: (form, label) => form.getByLabel(label, { exact: true }).click(),
});

/** Words that both add go together. */
const tagged = (field: string, mine: string, theirs: string): Edited => ({
  field,
  theirs: (words) => [words, theirs].filter(Boolean).join(','),
  values: { mine, theirs },
  goesTogether: true,
  enter: async (form, label) => {
    await selectOf(form, label).fill(mine);
    await form.page().keyboard.press('Enter');
  },
});

const named = (name: string) => ({ name: uniqueName(name) });
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : []);
const titlesOf = (title: string): Values[] =>
  ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({ language, title }));
/** Texts with another title in one language. */
const textsIn = (texts: unknown, language: string, title: string): readonly Values[] =>
  rowsOf(texts).map((block) => (block.language === language ? { ...block, title } : block));
const address = { lastName: 'Bos', address: 'Kade 1', city: 'Gouda', country: 'NL' };

/** Records whose fields are of many kinds, and what two people make of them. */
export const editedRecords: readonly {
  readonly resource: string;
  readonly path: string;
  /** A record that is there, where none can be added; no other test changes it. */
  readonly id?: number;
  begin(): Values;
  readonly edits: readonly Edited[];
}[] = [
  {
    resource: 'locations',
    path: 'locations',
    begin: () => ({ ...named('Paar'), city: 'Gouda', country: 'NL', latitude: 1 }),
    edits: [
      typed('city', 'Delft', 'Leiden'),
      typed('address', 'Kade 1', 'Kade 2'),
      chosen('country', 'Belgium', { mine: 'BE', theirs: 'DE' }, 'DE'),
      typed('phone', '0182-2', '0182-3'),
      typed('email', 'b@demo.test', 'c@demo.test'),
      typed('latitude', '2.5', 3.5),
      typed('comments', 'Mine', 'Theirs'),
    ],
  },
  {
    resource: 'productmenus',
    path: 'webshop/productmenus',
    begin: () => ({ title: uniqueName('Paar'), types: '0,1', active: 1, products: '[]' }),
    edits: [
      typed('startTime', '08:30', '09:30'),
      typed('endTime', '18:30', '19:30'),
      ticked('types', 'CheckoutPro', { mine: '2', theirs: '3' }, '0,1,3'),
      switched('active', 0),
      typed('subType', 'Mine', 'Theirs'),
      typed('description', 'Mine', 'Theirs'),
    ],
  },
  {
    resource: 'questionnaires',
    path: 'questionnaires',
    begin: () => named('Paar'),
    edits: [
      {
        ...typed('startDate', '01-06-2026', '02-06-2026'),
        values: { mine: '2026-06-01', theirs: '2026-06-02' },
      },
      {
        ...typed('endDate', '01-07-2026', '02-07-2026'),
        values: { mine: '2026-07-01', theirs: '2026-07-02' },
      },
      switched('hussleQuestions', 1),
      typed('description', 'Mine', 'Theirs'),
      {
        ...chosen('userGroups', 'Gezinnen', { mine: 'Gezinnen', theirs: '"id":2' }, [2]),
        goesTogether: true,
      },
      typed('invitationSubject', 'Mine', 'Theirs', 'mails'),
      {
        field: 'invitationBody',
        tab: 'mails',
        theirs: () => '<p>Theirs</p>',
        values: { mine: 'Mine', theirs: 'Theirs' },
        enter: (form) => form.locator('[contenteditable]').first().fill('Mine'),
      },
    ],
  },
  {
    resource: 'products',
    path: 'webshop/products',
    begin: () => ({
      languages: titlesOf(uniqueName('Paar')),
      price: 3,
      VATTariffId: 1,
      properties: [{ key: 'a', value: '1' }],
    }),
    edits: [
      {
        field: 'languages',
        tab: 'texts',
        theirs: (texts) => textsIn(texts, 'EN-gb', 'Theirs'),
        values: { mine: 'Mine', theirs: 'Theirs' },
        goesTogether: true,
        enter: (form) => inputOf(form, 'Long title').first().fill('Mine'),
      },
      typed('price', '4.5', 5.5, 'general'),
      typed('order', '7', 8, 'general'),
      { ...typed('color', '#ff0000', '#00ff00'), tab: 'general' },
      typed('vbnNumber', 'Mine', 'Theirs', 'general'),
      { ...switched('isFood', 1), tab: 'general' },
    ],
  },
  {
    resource: 'applicationUsers',
    path: 'applicationusers',
    begin: () => ({ lastName: uniqueName('Paar'), addresses: [address] }),
    edits: [
      typed('companyName', 'Mine', 'Theirs'),
      switched('registered', 1),
      {
        field: 'addresses',
        tab: 'addresses',
        theirs: (rows) => [...rowsOf(rows), { ...address, city: 'Theirs' }],
        values: { mine: 'Mine', theirs: 'Theirs' },
        goesTogether: true,
        enter: (form) => inputOf(form, 'City').first().fill('Mine'),
      },
    ],
  },
  {
    resource: 'vat',
    path: 'webshop/vat',
    begin: () => ({ ...named('Paar'), tariff: 5 }),
    edits: [typed('name', 'Paar mine', 'Paar theirs'), typed('tariff', '12.5', 13.5)],
  },
  {
    resource: 'groups',
    path: 'groups',
    begin: () => ({ ...named('Paar'), access: '0100' }),
    edits: [
      typed('description', 'Mine', 'Theirs'),
      {
        ...ticked('access', 'Create', { mine: '1100', theirs: '0110' }, '0110'),
        goesTogether: false,
      },
    ],
  },
  {
    resource: 'enums',
    path: 'enums',
    begin: () => ({ ...named('Paar'), tags: 'both' }),
    edits: [typed('description', 'Mine', 'Theirs'), tagged('tags', 'mine', 'theirs')],
  },
  {
    resource: 'productrules',
    path: 'webshop/productrules',
    begin: () => ({
      ruleName: uniqueName('Paar'),
      discountName: 'Paar',
      priority: 1,
      productCategory: 0,
      discountType: 0,
      discountValue: 5,
      nicePriceOption: 1,
      startTime: '09:00',
      endTime: '17:00',
      rules: [{ ruleRelation: 'AND', ruleType: 1, ruleValue: '12.5' }],
    }),
    edits: [typed('priority', '7', 8), typed('discountValue', '10.5', 11.5)],
  },
  {
    resource: 'devices',
    path: 'devices',
    id: 28,
    begin: () => ({ comments: '', options: '{}' }),
    edits: [
      typed('comments', 'Mine', 'Theirs'),
      {
        ...typed('options', '{"by": "mine"}', '{"by": "theirs"}', 'options'),
        values: { mine: 'mine', theirs: 'theirs' },
      },
    ],
  },
];
