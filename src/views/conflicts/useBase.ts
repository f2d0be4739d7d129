import { useEffect, useEffectEvent, useRef } from 'react';
import type { Values } from '../../../dataProvider/values';
import { changesOf } from '../draft/changesOf';

/**
 * The record that a form was begun from. When the record is read again it follows, unless somebody else changed
 * what has been typed over: then what was begun from stays, and a save reports the conflict.
 *
 * @param typed the names of the fields that have been typed in
 */
export const useBase = <Of extends Values>(record: Of, typed: () => readonly string[]) => {
  const base = useRef(record);
  const follow = useEffectEvent((read: Of) => {
    const changed = changesOf(base.current, read);
    if (!typed().some((name) => name in changed)) base.current = read;
  });
  useEffect(() => follow(record), [record]);
  return base;
};
