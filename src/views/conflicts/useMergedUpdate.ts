import { useDataProvider, useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import { notLoaded } from '../../../dataProvider/http';
import type { DataRecord, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';
import { useTellElsewhere } from './useTellElsewhere';

/** What became of a change. */
export interface MergedUpdate {
  /** The record as it was sent. */
  readonly sent: DataRecord;
  /** The fields of it that have calls of their own which failed. */
  readonly notStored: readonly string[];
}

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
   * @throws NotChosen when something touches and the person would rather go on typing
   */
  return async (values: DataRecord, base: DataRecord): Promise<MergedUpdate> => {
    let notStored: readonly string[] = [];
    const update = async (data: DataRecord, isQuiet?: 'whenGood') => {
      const { data: changed } = await provider.update<DataRecord & Partial<MergedUpdate>>(name, {
        id: base.id,
        data,
        previousData: base,
        meta: { isQuiet },
      });
      notStored = changed.notStored ?? [];
    };
    try {
      await update(values);
      return { sent: values, notStored };
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
      return { sent: settled.values, notStored };
    }
  };
};
