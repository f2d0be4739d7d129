import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ReactNode, useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { readSession, session } from '../../dataProvider/session';
import { messages as english } from '../../i18n/en/index';
import { messages as dutch } from '../../i18n/nl/index';
import {
  checkValues,
  type DocumentRow,
  initialValues,
  newRow,
  type RowCode,
} from '../../schemas/documents';
import { DocumentForm } from './DocumentForm';
import { problemTexts } from './problemTexts';
import { RowOptionsForm, type RowOptionsPatch } from './RowOptionsForm';

// Parts that are loaded late take their time on a busy machine.
beforeEach(() =>
  session.set(
    readSession({
      sessionId: 's',
      user: { id: 1 },
      organisation: { id: 1, organisationId: 'o', name: 'One' },
      access: { media: '0100' },
    }),
  ),
);
afterEach(() => {
  cleanup();
  session.set(null);
});
configure({ asyncUtilTimeout: 10_000 });

// jsdom measures nothing; the code editor asks all the same.
Range.prototype.getClientRects = () => document.body.getClientRects();

const values = [
  { enumRowId: 1, code: 'r', value: 'Rood', language: 'NL-nl' },
  { enumRowId: 2, code: 'g', value: 'Groen', language: 'NL-nl' },
  { enumRowId: 3, code: 'g', value: 'Green', language: 'EN-gb' },
];

const file = { id: 12, fileName: 'hall.png', mimeType: 'image/png', fileSize: 100 };

interface Surroundings {
  locale?: 'en' | 'nl';
  /** Counts what is asked of the server. */
  onAsked?(resource: string): void;
}

/** A row of a type, with these options beside the defaults. */
export const rowOf = (type: RowCode, options: Record<string, unknown> = {}): DocumentRow => {
  const row = newRow(type);
  return {
    ...row,
    id: type,
    order: type,
    options: { ...row.options, ...('title' in row.options && { title: 'Field' }), ...options },
  };
};

/** Renders parts of documents as the application surrounds them; a text that is missing warns. */
export const show = async (part: ReactNode, { locale = 'en', onAsked }: Surroundings = {}) => {
  const colours = { id: 7, name: 'Colours', values };
  const i18n = polyglotI18nProvider(() => (locale === 'nl' ? dutch : english), locale);
  const provider = testDataProvider({
    getOne: async (resource: string) => {
      onAsked?.(resource);
      return { data: colours as never };
    },
    getMany: async () => ({ data: [colours] as never }),
    getList: async (resource: string) => ({
      data: [resource === 'media' ? file : colours] as never,
      total: 1,
    }),
  });
  const shown = await act(async () =>
    render(
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider} i18nProvider={i18n}>
          {part}
        </CoreAdminContext>
      </MemoryRouter>,
    ),
  );
  await waitFor(() => {
    if (shown.container.querySelector('.MuiSkeleton-root')) throw new Error('Still loading.');
  });
  return shown;
};

/** A document that is being filled in, checked from the start or by its own button. */
export const fillIn = async (
  rows: readonly DocumentRow[],
  {
    isChecked: isCheckedAtFirst = false,
    isReadOnly,
    ...surroundings
  }: Surroundings & { isChecked?: boolean; isReadOnly?: boolean } = {},
) => {
  let current: Readonly<Record<number, unknown>> = {};
  const Form = () => {
    const [filled, setFilled] = useState(() => initialValues(rows));
    const [isChecked, setChecked] = useState(isCheckedAtFirst);
    const texts = surroundings.locale === 'nl' ? dutch.rules : english.rules;
    const translate = (key: string) => texts[key.replace('rules.', '') as keyof typeof texts];
    current = filled;
    return (
      <DocumentForm
        rows={rows}
        values={filled}
        onChange={setFilled}
        problems={isChecked ? problemTexts(checkValues(rows, filled), translate) : undefined}
        onSubmit={() => setChecked(true)}
        isReadOnly={isReadOnly}
        language="NL-nl"
      />
    );
  };
  await show(<Form />, surroundings);
  return {
    value: (id: number) => current[id],
    field: () => screen.getByLabelText<HTMLInputElement>(/Field/),
  };
};

/** The options of a row that is being edited. */
export const editOptions = async (
  initial: DocumentRow,
  { isReadOnly, ...surroundings }: Surroundings & { isReadOnly?: boolean } = {},
) => {
  const patches: RowOptionsPatch[] = [];
  let current = initial;
  const Form = () => {
    const [row, setRow] = useState(initial);
    current = row;
    return (
      <RowOptionsForm
        row={row}
        language="NL-nl"
        isReadOnly={isReadOnly}
        onChange={(patch) => {
          patches.push(patch);
          setRow((before) => ({
            ...before,
            mediaId: patch.mediaId === undefined ? before.mediaId : patch.mediaId,
            options: { ...before.options, ...patch.options },
          }));
        }}
      />
    );
  };
  await show(<Form />, surroundings);
  return { patches, options: () => current.options };
};
