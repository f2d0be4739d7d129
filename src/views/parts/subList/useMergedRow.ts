import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../../dataProvider/Conflict';
import type { SubListOf } from '../../../../dataProvider/calls/subLists';
import { notLoaded } from '../../../../dataProvider/http';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord, Resource, SubListSpec } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useToast } from '../../../ui/toasts';
import { useReportElsewhere } from '../../conflicts/useReportElsewhere';

/** A row as it was when it was opened, and the version that the rows had then. */
export interface OpenedRow {
  readonly row: DataRecord;
  readonly version: string | undefined;
}

interface Options {
  definition: Resource;
  /** The sub-list. */
  name: string;
  spec: SubListSpec;
  of: SubListOf;
  /** A row as it is, where a change was refused because of the rows; none where it is gone. */
  rowNow(row: DataRecord, conflict: Conflict): Promise<DataRecord | undefined>;
}

/** What is done to a row that is there. */
type Changing = 'update' | 'toggle';

/** The row was removed by somebody else. */
class Gone extends Error {}

/** Changes rows over what somebody else may have made of them meanwhile: of one another, or of the same. */
export const useMergedRow = ({ definition, name, spec, of, rowNow }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  const labels = useLabels(definition.name).subList(name);
  const reportElsewhere = useReportElsewhere();

  const merge = async (
    mine: DataRecord,
    { row: base }: OpenedRow,
    { what, conflict }: { what: Changing; conflict: Conflict },
  ) => {
    const { settle } = await import('../../conflicts/settle').catch(notLoaded);
    const presentOf = async (latest: Conflict) => {
      const now = await rowNow(base, latest);
      if (now) return now;
      throw new Gone();
    };
    const { fields } = spec;
    const settled = await settle({
      definition,
      subList: name,
      fields,
      base,
      mine,
      conflict,
      presentOf,
      send: (row, { present }) =>
        provider.changeRow(definition.name, of, what, row, { version: versionOf(present) }),
    });
    if (settled.wasStored) toast.success(translate('views.savedBefore'));
    reportElsewhere(settled.by, settled.elsewhere.map(labels.field));
  };

  /**
   * @returns whether the row is there; where somebody removed it, the person is notified
   * @throws NotChosen when something touches and the person would rather go on typing
   */
  return async (
    row: DataRecord,
    opened: OpenedRow,
    what: Changing = 'update',
  ): Promise<boolean> => {
    try {
      await provider.changeRow(definition.name, of, what, row, { version: opened.version });
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      try {
        await merge(row, opened, { what, conflict: error });
        return true;
      } catch (failure) {
        if (!(failure instanceof Gone)) throw failure;
        const by = error.by ?? translate('views.conflict.somebody');
        toast.warning(translate(`views.conflict.${spec.add ? 'rowGone' : 'gone'}`, { name: by }));
        return false;
      }
    }
  };
};
