import { useLabels } from '../../../fields/labels';
import { useTextWriter } from '../../../fields/text';
import { mayChangeParts } from '../../../session/rights';
import type { TableRowData } from '../tableRows';
import { nameOfRow } from './subListRow';
import { type SubListOptions, useSubList } from './useSubList';

/** The rows of a sub-list with what its tab needs to draw them: their names, and what may be done. */
export const useSubListRows = (options: SubListOptions) => {
  const { definition, record, name } = options;
  const writer = useTextWriter();
  const labels = useLabels(definition.name).subList(name);
  const list = useSubList(options);
  const { spec, isBusy, move } = list;
  const mayChange = mayChangeParts(definition, record);
  const isSorted = (shown: readonly TableRowData[]) =>
    spec.reorder !== undefined && mayChange && shown.length > 1;
  return {
    ...list,
    labels,
    mayChange,
    idOf: (row: TableRowData) => Number(row[spec.idField]),
    nameOf: (row: TableRowData) =>
      nameOfRow(spec, row, { labelScope: labels, resource: definition.name }, writer),
    isSorted,
    /** How a row gets elsewhere among those on screen; `undefined` where it can't. */
    moveOf: (shown: readonly TableRowData[], row: TableRowData) =>
      isSorted(shown)
        ? {
            place: shown.indexOf(row),
            total: shown.length,
            isBusy,
            onMove: (from: number, to: number) => move(shown, from, to),
          }
        : undefined,
  };
};

export type SubListRows = ReturnType<typeof useSubListRows>;
