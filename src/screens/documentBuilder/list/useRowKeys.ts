import type { KeyboardEvent } from 'react';
import { useSurroundings } from '../BuilderContext';
import { indexOf } from '../rows/rowList';
import { focusRow } from './rowButton';

/** The keys that work on a row that has the focus. */
export const useRowKeys = (key: number) => {
  const { store, isReadOnly } = useSurroundings();

  const goTo = (place: number): void => {
    const { keys } = store.get();
    const next = keys[Math.max(0, Math.min(place, keys.length - 1))];
    if (next === undefined) return;
    store.select(next);
    focusRow(next);
  };
  const place = () => indexOf(store.get().history.rows, key);
  const lastPlace = () => store.get().keys.length - 1;

  const looking: Readonly<Record<string, () => void>> = {
    ArrowUp: () => goTo(place() - 1),
    ArrowDown: () => goTo(place() + 1),
    Home: () => goTo(0),
    End: () => goTo(lastPlace()),
    Enter: () => store.select(key, 'options'),
  };
  const changing: Readonly<Record<string, () => void>> = {
    Delete: () => store.remove(key),
    Backspace: () => store.remove(key),
    'Alt+ArrowUp': () => store.move(key, place() - 1),
    'Alt+ArrowDown': () => store.move(key, place() + 1),
    'Ctrl+d': () => store.duplicate(key),
  };

  return (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (shiftKey) return;
    const name = `${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? 'Ctrl+' : ''}${event.key}`;
    const work = looking[name] ?? (isReadOnly ? undefined : changing[name]);
    if (!work) return;
    event.preventDefault();
    work();
  };
};
