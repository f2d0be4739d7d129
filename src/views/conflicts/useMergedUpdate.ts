import { useDataProvider, useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import { notLoaded } from '../../../dataProvider/http';
import { versionOf, withoutVersion, withVersion } from '../../../dataProvider/version';
import type { DataRecord, Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';
import { useReportElsewhere } from './useReportElsewhere';

/** What became of a change. */
export interface MergedUpdate {
  /** The record as it was sent, with the version that it has now, where the server returned it. */
  readonly sent: DataRecord;
  /** The fields of it that have calls of their own which failed. */
  readonly notStored: readonly string[];
}

/** What a change was answered. */
interface Sent extends Pick<MergedUpdate, 'notStored'> {
  /** The version that the record has now, where the server returned it. */
  readonly version?: string | undefined;
}

/**
 * Sends a record as it is to be, with the version that it was made of.
 *
 * @throws Conflict when the record has changed since that version
 */
export type SendUpdate = (data: DataRecord, isQuiet?: 'whenGood') => Promise<Sent>;

/**
 * Saves records over what somebody else may have made of them meanwhile.
 *
 * @param send where the resource has a call of its own for it
 * @param offersUndo it acts at once, where no form asks before
 */
export const useMergedUpdate = (
  definition: Resource,
  send?: SendUpdate,
  { offersUndo = false } = {},
) => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const toast = useToast();
  const labels = useLabels(definition.name);
  const reportElsewhere = useReportElsewhere();
  const { name } = definition;

  /**
   * @param base the record that the values were made of, with its version
   * @param quietly the server's message about a successful change isn't shown
   * @throws NotChosen when something touches and the person would rather go on typing
   */
  return async (
    values: DataRecord,
    base: DataRecord,
    quietly?: 'whenGood',
  ): Promise<MergedUpdate> => {
    let notStored: readonly string[] = [];
    let version: string | undefined;
    const sendRecord: SendUpdate = async (data, isQuiet) => {
      const { data: changed } = await provider.update<DataRecord & Partial<MergedUpdate>>(name, {
        id: base.id,
        data,
        previousData: base,
        meta: { isQuiet, offersUndo },
      });
      return { notStored: changed.notStored ?? [], version: versionOf(changed) };
    };
    const update: SendUpdate = async (data, isQuiet) => {
      const sent = await (send ?? sendRecord)(data, isQuiet);
      notStored = sent.notStored;
      version = sent.version;
      return sent;
    };
    const stored = (sent: DataRecord): MergedUpdate => ({
      sent: withVersion({ ...withoutVersion(sent), id: sent.id }, version ?? null),
      notStored,
    });
    try {
      await update(values, quietly);
      return stored(values);
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
      reportElsewhere(settled.by, settled.elsewhere.map(labels.field));
      return stored(settled.values);
    }
  };
};
