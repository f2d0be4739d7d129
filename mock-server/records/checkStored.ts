import { type AnyField, checkValue, kindOf, nested, type Problem } from '../../schemas';
import { answerField } from '../wire/fields';

/** What is wrong with one stored value by the rules of its field: those that the form checks as well. */
export const checkStored = (stored: unknown, field: AnyField): Problem<string> | undefined =>
  checkValue(kindOf(field).parse(answerField(stored, field), field, nested), field);
