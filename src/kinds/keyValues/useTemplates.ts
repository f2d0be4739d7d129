import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f, type KeyValue, type ScreenFunction } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';

const PATH = 'propertytemplates/';
/** A template's rows belong to languages. */
const template = { properties: f.keyValues({ byLanguage: 'languages' }) };
const quiet = { isQuiet: true };

/** The property templates there are, and the rows of each. */
export const useTemplates = ({ resource, record }: Pick<FieldContext, 'resource' | 'record'>) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['propertyTemplates', 'available'],
    queryFn: ({ signal }) => {
      const offer = { path: PATH, fn: 'getAvailableTemplates' satisfies ScreenFunction };
      return provider.getChoices(resource, { offer, record, holder: record, signal });
    },
    retry: false,
  });
  return {
    templates: data ?? [],
    isPending,
    hasFailed: Boolean(error),
    propertiesOf: async (templateId: number) => {
      const call = { path: PATH, fn: 'getTemplate' satisfies ScreenFunction, args: { templateId } };
      const { rows } = await provider.ask(call, { rows: template }, quiet);
      return (rows[0]?.properties ?? []) as readonly KeyValue[];
    },
  };
};
