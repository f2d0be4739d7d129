import { type AnyFields, type OptionsOf, sourcesOf } from '../../../schemas';

type Rows = OptionsOf<'rows'>;

/**
 * The fields of rows that are read: those that are entered, and the title of the record that a row stands for. What
 * else is known of rows with components of their own, such as where their pictures lie, is for the drawing alone.
 */
export const shownFields = (rows: Rows): AnyFields => {
  const sources = sourcesOf(rows);
  return Object.fromEntries(
    Object.entries(rows.fields).filter(
      ([name, { derived, readOnly }]) =>
        sources.some(({ titleIn }) => titleIn === name) ||
        !(derived || (rows.drawnAs && readOnly) || sources.some(({ idField }) => idField === name)),
    ),
  );
};

/** The fields of rows that stand beside the record that a row stands for. */
export const besideChosen = (rows: Rows): AnyFields => {
  const shown = sourcesOf(rows).flatMap(({ idField, titleIn }) => [idField, titleIn]);
  return Object.fromEntries(Object.entries(rows.fields).filter(([name]) => !shown.includes(name)));
};
