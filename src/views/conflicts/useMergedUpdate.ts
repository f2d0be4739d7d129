import { useDataProvider, useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import { notLoaded } from '../../../dataProvider/http';
import type { DataRecord, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';
import { useTellElsewhere } from './useTellElsewhere';

/** Saves records over what somebody else may have made of them meanwhile. */
export const useMergedUpdate = (definition: Resource) => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const toast = useToast();
  const labels = useLabels(definition.name);
  const tellElsewhere = useTellElsewhere();
  const { name } = definition;

  /**
   * @param base the record that the values were made of, with its version
   * @returns what is stored
   * @throws NotChosen when something touches and the person would rather go on typing
   */
  return async (values: DataRecord, base: DataRecord): Promise<DataRecord> => {
    const update = (data: DataRecord, isQuiet?: 'whenGood') =>
      provider.update<DataRecord>(name, {
        id: base.id,
        data,
        previousData: base,
        meta: { isQuiet },
      });
    try {
      await update(values);
      return values;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const { settle } = await import('./settle').catch(notLoaded);
      const { fields } = definition;
      const settled = await settle({
        definition,
        fields,
        base,
        mine: values,
        conflict: error,
        presentOf: async ({ present }) => present,
        send: (data) => update(data, 'whenGood'),
      });
      if (settled.wasStored) toast.success(translate('views.savedBefore'));
      tellElsewhere(settled.by, settled.elsewhere.map(labels.field));
      return settled.values;
    }
  };
};
