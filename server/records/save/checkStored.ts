import {
  type AnyField,
  checkValue,
  kindOf,
  type Mode,
  nested,
  type Problem,
} from '../../../schemas';
import { answerField } from '../../wire/fields';

/** What is wrong with one stored value by the rules of its field: those that the form checks as well. */
export const checkStored = (
  stored: unknown,
  field: AnyField,
  mode: Mode = 'create',
): Problem<string> | undefined =>
  checkValue(kindOf(field).parse(answerField(stored, field), field, nested), field, {}, mode);
