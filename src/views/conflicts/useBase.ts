import { useEffect, useRef } from 'react';
import type { Values } from '../../../dataProvider/values';
import { changesOf } from '../draft/changesOf';

/**
 * The record that a form was begun from. When the record is read again it follows, unless somebody else changed
 * what has been typed over: then what was begun from stays, and a save tells the conflict.
 *
 * @param typed the names of the fields that have been typed in
 */
export const useBase = <Of extends Values>(record: Of, typed: () => readonly string[]) => {
  const base = useRef(record);
  const names = useRef(typed);
  names.current = typed;
  useEffect(() => {
    const changed = changesOf(base.current, record);
    if (!names.current().some((name) => name in changed)) base.current = record;
  }, [record]);
  return base;
};
