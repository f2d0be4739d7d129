import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import {
  contentLanguages,
  isKind,
  languagesFrom,
  type OptionsOf,
  type ValueOf,
} from '../../../schemas';
import { useScopeFields } from '../../fields/FieldScope';
import type { FieldContext } from '../../fields/KindView';

/**
 * The languages that a record enables for others, in the order in which languages stand; `undefined` until it
 * has been read.
 *
 * @param id of the record, `null` where there is none
 * @param field its field with their codes
 */
export const useLanguagesOf = (
  resource: string,
  id: number | null,
  field: string,
): readonly string[] | undefined => {
  const provider = useDataProvider();
  const { data } = useQuery({
    // The rows of lists, which lack what their columns don't show, are kept elsewhere.
    queryKey: [resource, 'languages', id],
    queryFn: async ({ signal }) => (await provider.getOne(resource, { id, signal })).data,
    enabled: id !== null,
    retry: false,
  });
  const codes: unknown = data?.[field];
  if (!Array.isArray(codes)) return undefined;
  return contentLanguages.filter((language) => codes.includes(language));
};

interface Props extends FieldContext<OptionsOf<'perLanguage'>> {
  value: ValueOf<'perLanguage'>;
}

/** The languages that blocks can be filled in for: all of them, those that the record has, or those of another record. */
export const useLanguages = ({ field, value, record }: Props): readonly string[] => {
  const { languages = contentLanguages, available } = field;
  const from = languagesFrom(field);
  const reference = useScopeFields()[from?.by ?? ''];
  const to = reference && isKind(reference, 'reference') ? (reference.to ?? '') : '';
  const id = Number(record[from?.by ?? ''] ?? 0) || null;
  const others = useLanguagesOf(to, id, from?.field ?? '');
  if (from) return id === null ? [] : (others ?? Object.keys(value));
  return available ? Object.keys(value) : languages;
};
