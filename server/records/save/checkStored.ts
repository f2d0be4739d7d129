import { type AnyField, checkValue, type Problem } from '../../../schemas';
import { recordValue } from '../recordOf';

/** What is wrong with one stored value by the rules of its field: those that the form checks as well. */
export const checkStored = (stored: unknown, field: AnyField): Problem<string> | undefined =>
  checkValue(recordValue(stored, field), field);
