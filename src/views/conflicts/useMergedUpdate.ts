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

/**
 * Sends a record as it is to be, with the version that it was made of.
 *
 * @returns the fields of it that have calls of their own which failed
 * @throws Conflict when the record has changed since that version
 */
export type SendUpdate = (
  data: DataRecord,
  isQuiet?: 'whenGood',
) => Promise<Pick<MergedUpdate, 'notStored'>>;

/**
 * Saves records over what somebody else may have made of them meanwhile.
 *
 * @param send where the resource has a call of its own for it
 */
export const useMergedUpdate = (definition: Resource, send?: SendUpdate) => {
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
    const sendRecord: SendUpdate = async (data, isQuiet) => {
      const { data: changed } = await provider.update<DataRecord & Partial<MergedUpdate>>(name, {
        id: base.id,
        data,
        previousData: base,
        meta: { isQuiet },
      });
      return { notStored: changed.notStored ?? [] };
    };
    const update: SendUpdate = async (data, isQuiet) => {
      const sent = await (send ?? sendRecord)(data, isQuiet);
      notStored = sent.notStored;
      return sent;
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
