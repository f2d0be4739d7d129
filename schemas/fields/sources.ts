import { bearsIds, type ChosenFrom, sourceNames } from '../kinds/chosenFrom';
import type { AnyFields } from '../kinds/Kind';
import { isKind } from './isKind';

/** A resource whose records rows stand for. */
export interface Source {
  readonly to: string;
  /** The part of a row that holds the record's id. */
  readonly idField: string;
  /** The field that holds the record's title. */
  readonly titleIn: string;
}

interface ChosenRows {
  readonly fields: AnyFields;
  readonly chosenFrom?: ChosenFrom;
  /** The name of the id that rows bear. */
  readonly idField?: string;
}

/** What rows can be chosen from; nothing where they aren't chosen. */
export const sourcesOf = ({ fields, chosenFrom, idField = 'id' }: ChosenRows): readonly Source[] =>
  bearsIds(chosenFrom)
    ? [{ ...chosenFrom, idField }]
    : sourceNames(chosenFrom).flatMap((name) => {
        const field = fields[name];
        return field && isKind(field, 'reference') && field.to !== undefined
          ? [{ to: field.to, idField: name, titleIn: field.titleIn ?? '' }]
          : [];
      });

/** The source that a row was chosen from. */
export const sourceOf = (
  rows: ChosenRows,
  row: Readonly<Record<string, unknown>>,
): Source | undefined => sourcesOf(rows).find(({ idField }) => (row[idField] ?? null) !== null);
