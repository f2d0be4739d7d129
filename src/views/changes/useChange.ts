import { useDataProvider, useTranslate } from 'react-admin';
import { versionOf, withVersion } from '../../../dataProvider/version';
import type { DataRecord, Resource } from '../../../schemas';
import { isSame } from '../../../schemas/merge/sides';
import { useLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';
import { inWords } from '../conflicts/inWords';
import { type SendUpdate, useMergedUpdate } from '../conflicts/useMergedUpdate';
import { partsOf } from '../draft/changesOf';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Changes parts of records where they are seen elsewhere than in their form: in a list, a calendar, by a drag. The
 * version that was seen is sent; what somebody else changed since is merged, or asked about where it is the same part.
 *
 * @param send where the resource has a call of its own for it, which takes the row as it is seen
 */
export const useChange = (definition: Resource, send?: SendUpdate) => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const toast = useToast();
  const labels = useLabels(definition.name);
  const update = useMergedUpdate(definition, send, { offersUndo: true });

  const wholeOf = async (seen: DataRecord): Promise<DataRecord> =>
    send ? seen : (await provider.getOne<DataRecord>(definition.name, { id: seen.id })).data;

  /**
   * @param seen the record as the person saw it: all that is known of it there, with its version
   * @param check whether the record may be as it is to be; what it throws ends the change
   * @returns the record as it is stored now
   * @throws NotChosen when something touches and the person would rather leave it
   */
  const change = async (
    seen: DataRecord,
    parts: Parts,
    { quietly, check }: { quietly?: 'whenGood'; check?(values: DataRecord): void } = {},
  ): Promise<DataRecord> => {
    const whole = await wholeOf(seen);
    // What was seen of the parts is what the change began from, whatever they are by now.
    const base = withVersion(
      {
        ...whole,
        ...partsOf(
          seen,
          Object.keys(parts).filter((name) => name in seen),
        ),
      },
      versionOf(seen) ?? versionOf(whole) ?? null,
    );
    const values = { ...base, ...parts };
    check?.(values);
    return (await update(values, base, quietly)).sent;
  };

  /**
   * Takes parts of a change back, unless somebody else has changed them since.
   *
   * @param made the record as the change left it
   * @param before what the parts were
   */
  const takeBack = async (made: DataRecord, before: Parts): Promise<void> => {
    const { data: now } = await provider.getOne<DataRecord>(definition.name, { id: made.id });
    const others = Object.keys(before).filter((name) => !isSame(now[name], made[name]));
    if (others.length === 0) await update({ ...now, ...before }, now);
    else
      toast.warning(
        translate('views.undo.changedSince', {
          fields: inWords(others.map(labels.field), translate),
        }),
      );
  };

  return { change, takeBack };
};
