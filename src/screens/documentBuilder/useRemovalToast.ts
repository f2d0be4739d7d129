import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../../ui/toasts';
import { useBuilder, useSurroundings } from './BuilderContext';
import type { Step } from './rows/history';
import { nameOfRow } from './rows/titles';

/** Removals that were reported: one that is the last again is no news. */
const reported = new WeakSet<Step>();

/** Reports which row was removed and offers to take that back, as long as nothing else was done. */
export const useRemovalToast = (): void => {
  const translate = useTranslate();
  const toast = useToast();
  const { store } = useSurroundings();
  const last = useBuilder(({ history }) => history.past.at(-1));
  useEffect(() => {
    if (last?.act !== 'removed' || reported.has(last)) return;
    reported.add(last);
    const row = last.before.rows.find(({ id }) => id === last.key);
    const title = row ? nameOfRow(row, translate) : '';
    return toast.undoable(translate('documentBuilder.announced.removed', { title }), store.undo);
  }, [last, store, toast, translate]);
};
