import {
  bearsIds,
  isChosenOnce,
  type Resource,
  type SubListSpec,
  sourceNames,
} from '../../../schemas';
import { FieldProblems } from '../../contract/FieldProblems';
import type { Values } from '../../store/Store';

/** The field of a row that holds an id of its own; one that stands for a record bears that one's in `idField`. */
export const ownIdField = ({ idField, chosenFrom }: SubListSpec): string =>
  bearsIds(chosenFrom) ? 'id' : idField;

/** A row stands for one record, and where it bears that one's id it stands there once. @throws FieldProblems */
export const refuseWrongChoice = (
  { name }: Resource,
  { idField, chosenFrom }: SubListSpec,
  rows: readonly Values[],
  added: Values,
): void => {
  if (bearsIds(chosenFrom) && rows.some((known) => known[idField] === added[idField]))
    throw new FieldProblems(name, { [idField]: { message: 'alreadyThere' } }, 409);
  const [first = ''] = sourceNames(chosenFrom);
  if (!isChosenOnce(chosenFrom, added))
    throw new FieldProblems(name, { [first]: { message: 'choice' } });
};
