import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Form } from '../../../dataProvider/calls/documents';
import { isBlank } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { type DocumentRow, type RowName, rowTypeOf } from '../../../schemas/documents';
import type { FilledIn, Held, ListColumn } from './held';
import { ItemValue, isMedia } from './ItemValue';
import { useEnumTitles } from './useEnumTitles';
import { valueText, type Wording } from './valueText';

/** A column as it is drawn. */
export interface DrawnColumn {
  readonly key: string;
  readonly title: string;
  readonly isNumeric: boolean;
  /** What the search looks into, and what names a row. */
  text(item: FilledIn): string;
  /** There is nothing to be seen: nothing was filled in, or the document doesn't ask for it any more. */
  isBlank(item: FilledIn): boolean;
  show(item: FilledIn): ReactNode;
}

/** Columns of a list without any that are set up, and values that stand for a document in a group. */
const FIRST_ROWS = 3;

/** What a row is called: its title, or what it is while it has none. */
const titleOf = ({ type, options }: DocumentRow, { translate }: Wording): string =>
  String(options.title ?? '').trim() || translate(`documents.types.${rowTypeOf(type)?.name ?? ''}`);

const NUMBERS: readonly (RowName | undefined)[] = ['integer', 'float'];

const isNumber = ({ type }: DocumentRow): boolean => NUMBERS.includes(rowTypeOf(type)?.name);

const asking = ({ rows }: Form): readonly DocumentRow[] =>
  rows.filter(({ type }) => rowTypeOf(type)?.value);

type Forms = ReadonlyMap<number, Form>;

const columnOfRow = (
  { title, rowId }: ListColumn,
  row: DocumentRow | undefined,
  wording: Wording,
  key: string,
): DrawnColumn => {
  const text = ({ values }: FilledIn) => (row ? valueText(row, values[rowId], wording) : '');
  return {
    key,
    title,
    text,
    isNumeric: row !== undefined && isNumber(row),
    isBlank: (item) => !row || isBlank(item.values[rowId]),
    show: (item) => <ItemValue row={row} value={item.values[rowId]} text={text(item)} />,
  };
};

/** The columns that a list is set up with, or its first rows. */
const columnsOfList = (
  { columns }: Held,
  form: Form | undefined,
  wording: Wording,
): readonly DrawnColumn[] => {
  const rows = form ? asking(form) : [];
  const firstRows = rows.slice(0, FIRST_ROWS).map((row) => ({
    title: titleOf(row, wording),
    rowId: row.id,
  }));
  return (columns.length > 0 ? columns : firstRows).map((column, index) => {
    const row = rows.find(({ id }) => id === column.rowId);
    return columnOfRow(column, row, wording, `${column.rowId} ${index}`);
  });
};

/** What each is, and the first of what is filled in, where any document may stand. */
const columnsOfGroup = (forms: Forms, wording: Wording): readonly DrawnColumn[] => {
  const { translate, locale } = wording;
  const titleOf = (item: FilledIn) => forms.get(item.objectDefinitionId)?.title ?? '';
  const contentsOf = (item: FilledIn) => {
    const form = forms.get(item.objectDefinitionId);
    const texts = (form ? asking(form) : []).map((row) =>
      valueText(row, item.values[row.id], wording),
    );
    return texts
      .filter((text) => text !== '')
      .slice(0, FIRST_ROWS)
      .join(' · ');
  };
  const changedOf = ({ modified }: FilledIn) =>
    modified === '' ? '' : shownMoment(modified, locale);
  const column = (key: string, text: (item: FilledIn) => string): DrawnColumn => ({
    key,
    title: translate(`documentList.${key}`),
    text,
    isNumeric: false,
    isBlank: (item) => text(item) === '',
    show: (item) => <ItemValue row={undefined} value={undefined} text={text(item)} />,
  });
  return [
    column('contents', contentsOf),
    column('document', titleOf),
    column('changed', changedOf),
  ];
};

/** All that a list asks, as it is saved in a file: of what was uploaded, which file it is. */
const columnsOfFile = (form: Form, wording: Wording): readonly DrawnColumn[] =>
  asking(form).map((row) => {
    const column = columnOfRow(
      { title: titleOf(row, wording), rowId: row.id },
      row,
      wording,
      `${row.id}`,
    );
    const text = (item: FilledIn) => {
      const value = item.values[row.id];
      return isMedia(row) && !isBlank(value) ? String(value) : column.text(item);
    };
    return { ...column, text };
  });

interface Columns {
  /** Those in which filled-in documents are shown. */
  readonly columns: readonly DrawnColumn[];
  /** Those of a file of them. */
  readonly inFile: readonly DrawnColumn[];
}

/** The columns of filled-in documents. */
export const useColumns = (held: Held, forms: Forms): Columns => {
  const translate = useTranslate();
  const locale = useLocale();
  const enums = useEnumTitles([...forms.values()].flatMap(({ rows }) => rows));
  const wording: Wording = { locale, enums, translate: (key) => translate(key) };
  const form = held.documentId === null ? undefined : forms.get(held.documentId);
  const columns =
    held.documentId === null ? columnsOfGroup(forms, wording) : columnsOfList(held, form, wording);
  return { columns, inFile: form ? columnsOfFile(form, wording) : columns };
};
