import type { AnyFields, OptionsOf } from '../../../schemas';

/** The fields of rows that are read: those that are entered, and the title of the record that a row stands for. */
export const shownFields = ({ fields, chosenFrom }: OptionsOf<'rows'>): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { derived }]) => !derived || name === chosenFrom?.titleIn,
    ),
  );
