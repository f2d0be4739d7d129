import { type AnyField, isKind, type Resource } from '../../../schemas';
import type { Values } from '../form/formTypes';

const isText = (field: AnyField | undefined): boolean =>
  field !== undefined && isKind(field, 'text');

/**
 * A new record with a name: in the field that is its title, or where that is written by language, in the language that
 * stands first. A title of several fields, or of none that is entered, is left to be entered.
 */
export const called = ({ fields, title }: Resource, record: Values, name: string): Values => {
  const [only = '', ...others] = title;
  if (name === '' || others.length > 0) return record;
  for (const [blocks, field] of Object.entries(fields)) {
    if (!isKind(field, 'perLanguage') || !field.mirrorsFirst?.includes(only)) continue;
    const [[first, block] = []] = Object.entries({ ...(record[blocks] as Values | undefined) });
    if (first === undefined) return record;
    const texts = { ...(block as Values), [only]: name };
    return { ...record, [blocks]: { ...(record[blocks] as Values), [first]: texts } };
  }
  return isText(fields[only]) && !fields[only]?.readOnly ? { ...record, [only]: name } : record;
};
