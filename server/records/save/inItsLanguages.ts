import { type AnyFields, contentLanguages, isKind, languagesCall } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';

/**
 * Fields as they are checked: where texts ask which languages are available, they have to be there in those that the
 * resource has, and in no others.
 */
export const inItsLanguages = async (
  context: CallContext,
  resource: string,
  fields: AnyFields,
): Promise<AnyFields> => {
  const { languages } = context.behaviours.of(resource);
  if (!languages) return fields;
  const own = await languages(context);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isKind(field, 'perLanguage') || !languagesCall(field)) return [name, field];
      const { available: _, languages: known = contentLanguages, ...rest } = field;
      return [name, { ...rest, languages: known.filter((language) => own.includes(language)) }];
    }),
  );
};
