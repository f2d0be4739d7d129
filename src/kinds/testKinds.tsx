import { act, configure, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { type ReactNode, useState } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { kinds as englishTexts } from '../../i18n/en/kinds';
import { codes } from '../../i18n/en/labels/codes';
import { rules } from '../../i18n/en/rules';
import { kinds as dutchTexts } from '../../i18n/nl/kinds';
import { type AnyField, checkValue, f, type KindName } from '../../schemas';
import type { FieldContext, InputProps, KindView, TextWriter } from '../fields/KindView';
import { labelsOf } from '../fields/labels';
import { KindsContext } from '../fields/registry';
import { viewOf as viewOfField } from './index';

// Parts that are loaded late take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom measures nothing; the code editor asks all the same.
Range.prototype.getClientRects = () => document.body.getClientRects();

const address = { street: f.address({ required: true }), number: f.integer() };
const upload = { address: 'logo/{id}/{value}', upload: 'logo/{id}' };

/** A field of each kind, with the options that its screen half looks at. */
export const fields = {
  accessFlags: f.accessFlags(),
  address: f.address(),
  cents: f.cents(),
  choice: f.choice({ values: ['a', 'b', 'c'], notOffered: ['c'], tones: { a: 'success' } }),
  choices: f.choices({ values: ['a', 'b', 'c'], keepsLast: true }),
  code: f.code({ language: 'css' }),
  colour: f.colour(),
  country: f.country(),
  date: f.date(),
  dateTime: f.dateTime(),
  decimal: f.decimal(),
  email: f.email(),
  file: f.file({ ...upload, accept: ['application/pdf'], maxBytes: 1e6 }),
  flag: f.flag(),
  image: f.image({ ...upload, remove: { path: 'organisations', fn: 'remove', idArg: 'orgId' } }),
  integer: f.integer(),
  json: f.json(),
  keyValues: f.keyValues({ hasTemplates: false }),
  longText: f.longText(),
  money: f.money(),
  percent: f.percent(),
  perLanguage: f.perLanguage({ fields: { title: f.text(), visible: f.flag() } }),
  phone: f.phone(),
  reference: f.reference({ to: 'groups' }),
  references: f.references({ to: 'groups' }),
  richText: f.richText(),
  rows: f.rows({ fields: address }),
  secret: f.secret(),
  slug: f.slug({ madeOf: 'name' }),
  tags: f.tags(),
  text: f.text({ maxLength: 10 }),
  time: f.time(),
  url: f.url(),
  variant: f.variant({ by: 'type', of: { 0: f.integer() } }),
  weekdays: f.weekdays({ startsOn: 'monday' }),
} satisfies Record<KindName, AnyField>;

const labels = { value: 'The value' };
const inner = { street: 'Street', number: 'Number', title: 'Title', visible: 'Visible' };
const messages = {
  ...english,
  kinds: englishTexts,
  codes,
  rules,
  rights: { create: 'Create', read: 'Read', update: 'Update', delete: 'Delete' },
  views: { cancel: 'Cancel' },
  resources: {
    things: {
      fields: labels,
      codes: { value: { a: 'Apple', b: 'Pear', c: 'Cherry' } },
      rows: { value: { fields: inner } },
    },
  },
};

/** The texts that the parts ask for, in one of the locales; a missing one warns, and so fails a test. */
const i18n = (locale: 'en' | 'nl') =>
  polyglotI18nProvider(
    () => (locale === 'nl' ? { ...messages, kinds: dutchTexts } : messages),
    locale,
  );

export const viewOf = (kind: KindName): KindView<unknown> => viewOfField({ kind });

/** What values are written as text with; keys stand for texts. */
export const writerIn = (locale: string): TextWriter => ({
  translate: String,
  locale,
  viewOf: viewOfField,
});

/** Where a field of these tests stands. */
export const contextOf = (
  field: AnyField,
  record: Record<string, unknown> = { id: 5 },
): FieldContext => ({
  name: 'value',
  field,
  labelScope: labelsOf('things', i18n('en').translate),
  resource: 'organisations',
  record,
});

interface Surroundings {
  locale?: 'en' | 'nl';
  provider?: Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;
}

/** Renders parts of a kind as the application surrounds them, once everything lazy has been loaded. */
export const show = async (part: ReactNode, { locale = 'en', provider }: Surroundings = {}) => {
  const texts = i18n(locale);
  const given = testDataProvider({
    getList: async () => ({ data: [], total: 0 }),
    getMany: async () => ({ data: [] }),
    ...(provider as Partial<DataProvider>),
  });
  const page = (content: ReactNode) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={given} i18nProvider={texts}>
        <KindsContext value={viewOfField}>{content}</KindsContext>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const shown = await act(async () => render(page(part)));
  await waitFor(() => {
    if (shown.container.querySelector('.MuiSkeleton-root')) throw new Error('Still loading.');
  });
  return { ...shown, again: (next: ReactNode) => shown.rerender(page(next)) };
};

interface EnterOptions extends Surroundings {
  record?: Record<string, unknown>;
  isFilter?: boolean;
  props?: Partial<InputProps<unknown>>;
}

/** Renders a kind's input as a form does, and tells what its value is and whether it is right. */
export const enter = async (field: AnyField, initial: unknown, options: EnterOptions = {}) => {
  const { record, isFilter = false, props, ...surroundings } = options;
  const { Input, Filter } = viewOf(field.kind as KindName);
  const Entry = isFilter && Filter ? Filter : Input;
  let current = initial;
  const Form = () => {
    const [value, setValue] = useState(initial);
    current = value;
    return (
      <Entry
        {...contextOf(field, { id: 5, ...record })}
        id="entry"
        label="The value"
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        isRequired={false}
        {...props}
      />
    );
  };
  const shown = await show(<Form />, surroundings);
  return {
    ...shown,
    value: () => current,
    problem: () => checkValue(current, field)?.message,
    input: () =>
      screen.getByLabelText<HTMLInputElement>('The value', {
        selector: ':not([role=listbox])',
      }),
  };
};
