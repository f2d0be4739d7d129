import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { contentLanguages, f, type KeyValue } from '../../../schemas';
import { parseValue } from '../../../schemas/codec';
import type { FieldContext } from '../../fields/KindView';
import { optionsOf } from '../reference/referenceTitles';

const PATH = 'propertytemplates/';
const isQuestion = { isRead: true, isQuiet: true };

const propertiesOf = (template: unknown): readonly KeyValue[] => {
  const wire = typeof template === 'object' && template !== null ? template : {};
  const properties = 'properties' in wire ? wire.properties : [];
  const field = f.keyValues({ byLanguage: 'languages' });
  return parseValue(properties, field) as readonly KeyValue[];
};

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
  const ask = (fn: string, args = {}, signal?: AbortSignal) =>
    provider.call(resource, { path: PATH, fn }, record, { ...isQuestion, args, signal });
  const { data, isPending, error } = useQuery({
    queryKey: ['propertyTemplates', 'available'],
    queryFn: async ({ signal }) => optionsOf((await ask('getAvailableTemplates', {}, signal)).rows),
    enabled: isWanted,
    retry: false,
  });
  return {
    templates: data ?? [],
    isPending,
    hasFailed: Boolean(error),
    pairsOf: async (templateId: number, language: string) =>
      pairsIn(propertiesOf((await ask('getTemplate', { templateId })).record), language),
  };
};
