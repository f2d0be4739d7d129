import { useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../../../dataProvider/Conflict';
import { versionOf } from '../../../../../dataProvider/version';
import { subListTable as en } from '../../../../../i18n/en/subListTable';
import { subListTable as nl } from '../../../../../i18n/nl/subListTable';
import type { DataRecord } from '../../../../../schemas';
import { useProblemText } from '../../../../fields/useProblemText';
import { useToast } from '../../../../ui/toasts';
import { filled, useTexts } from '../../../../ui/useTexts';
import { useStoredRecord } from '../../../storedRecord';
import type { SubList } from '../useSubList';
import {
  isEntered,
  type Line,
  linesOf,
  type Placed,
  rowsOf,
  type TableShape,
  withKeys,
} from './Line';
import { mergedRows } from './mergedRows';
import { problemsOf, refusedAt } from './problems';

/** How often what others save in the meantime is taken in before the person has to try again. */
const TRIES = 3;

interface Options {
  name: string;
  list: SubList;
  shape: TableShape;
  onStored(): void;
}

type Messages = ReadonlyMap<string, string>;

const NONE: Messages = new Map();

/** What the rows were when they were opened, and the version that they had. */
interface Opened {
  readonly rows: readonly DataRecord[];
  readonly version: string | undefined;
}

/** What others saved in the meantime touches what was entered: both are to be looked at. */
type OnTouched = (present: Opened, merged: readonly DataRecord[]) => void;

/** Saves rows over what others may have made of them meanwhile. */
const useMergedTable = ({ name, shape }: Pick<Options, 'name' | 'shape'>, onTouched: OnTouched) => {
  const { definition, record } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  const texts = useTexts({ en, nl });
  const { spec } = shape;
  const nameOf = ({ by }: Conflict) => by ?? translate('views.conflict.somebody');

  /** @returns whether they were saved */
  const send = async (
    rows: readonly Placed['row'][],
    { rows: base, version }: Opened,
    tries = TRIES,
  ): Promise<boolean> => {
    try {
      await provider.saveTable(definition.name, { record, subList: name }, rows, version);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const theirs = (error.present[spec.field ?? name] ?? []) as readonly DataRecord[];
      const merged = mergedRows(spec, { base, mine: rows, theirs });
      const present = { rows: theirs, version: versionOf(error.present) };
      if (!merged.touches && tries > 0) {
        toast.info(filled(texts.merged, { name: nameOf(error) }));
        return send(merged.rows, present, tries - 1);
      }
      toast.warning(filled(texts.touched, { name: nameOf(error) }));
      onTouched(present, merged.rows as readonly DataRecord[]);
      return false;
    }
  };
  return send;
};

/** The rows of a sub-list while they are entered as a table: its lines, what is wrong with them, and saving them. */
export const useTableEntry = ({ name, list, shape, onStored }: Options) => {
  const { definition } = useStoredRecord();
  const textOf = useProblemText(definition.name);
  const [opened, setOpened] = useState<Opened>({ rows: list.rows ?? [], version: list.version });
  const [first, setFirst] = useState(() => linesOf(shape, opened.rows));
  const [lines, setLines] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Messages>(NONE);
  const send = useMergedTable({ name, shape }, (present, merged) => {
    setOpened(present);
    setFirst(linesOf(shape, present.rows));
    setLines(linesOf(shape, merged));
  });

  const problems = isChecked ? problemsOf(shape, lines) : undefined;
  const wrong: Messages = problems
    ? new Map([...problems].map(([place, problem]) => [place, textOf(problem)]))
    : NONE;

  const save = async () => {
    const entered = withKeys(lines.filter(isEntered));
    setChecked(true);
    if (problemsOf(shape, entered).size > 0) return;
    const placed = rowsOf(shape, entered);
    const rows = placed.map(({ row }) => row);
    let isSaved = false;
    await list.saving.attempt(async () => {
      try {
        isSaved = await send(rows, opened);
      } catch (error) {
        if (error instanceof HttpError)
          setRefused(refusedAt(shape, placed, error.body?.errors ?? {}));
        throw error;
      }
      if (isSaved) await list.readAgain();
    });
    if (isSaved) onStored();
  };
  return {
    lines,
    change: (next: readonly Line[]): void => {
      setLines(next);
      setRefused(NONE);
    },
    save,
    isDirty: lines !== first,
    messageAt: (place: string): string | undefined => wrong.get(place) ?? refused.get(place),
  };
};

export type TableEntry = ReturnType<typeof useTableEntry>;
