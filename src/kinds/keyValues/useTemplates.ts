import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { contentLanguages, f, type KeyValue } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';

const PATH = 'propertytemplates/';
/** A template's rows belong to languages. */
const template = { properties: f.keyValues({ byLanguage: 'languages' }) };
const quiet = { isQuiet: true };

/** A template's pairs of one language; of the first that it has when it lacks that language. */
const pairsIn = (properties: readonly KeyValue[], language: string): readonly KeyValue[] => {
  const has = (wanted: string) => properties.some((row) => row.language === wanted);
  const used = [language, ...contentLanguages].find(has);
  return properties
    .filter((row) => row.language === used)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
};

/** The property templates there are, asked for when `isWanted`, and the pairs of each. */
export const useTemplates = (
  { resource, record }: Pick<FieldContext, 'resource' | 'record'>,
  isWanted: boolean,
) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['propertyTemplates', 'available'],
    queryFn: ({ signal }) => {
      const offer = { path: PATH, fn: 'getAvailableTemplates' };
      return provider.getChoices(resource, { offer, record, holder: record, signal });
    },
    enabled: isWanted,
    retry: false,
  });
  return {
    templates: data ?? [],
    isPending,
    hasFailed: Boolean(error),
    pairsOf: async (templateId: number, language: string) => {
      const call = { path: PATH, fn: 'getTemplate', args: { templateId } };
      const { rows } = await provider.ask(call, { rows: template }, quiet);
      return pairsIn((rows[0]?.properties ?? []) as readonly KeyValue[], language);
    },
  };
};
