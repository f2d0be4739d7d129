import { useEffect, useEffectEvent } from 'react';
import { checkRecord, type Resource } from '../../../schemas';

interface Options {
  definition: Resource;
  record: Readonly<Record<string, unknown>>;
  /** The record is one of several that are made in a row, or its place gives some of it. */
  isBegun: boolean;
  /** Opens a field's tab, and gives it the focus. */
  open(field: string): void;
}

/** Begins a new record at the first field that must be entered and isn't yet, on whatever tab that is. */
export const useFirstToEnter = ({ definition, record, isBegun, open }: Options): void => {
  const begin = useEffectEvent(() => {
    const [field] = Object.keys(checkRecord(definition, record, 'create'));
    if (field !== undefined) open(field);
  });
  useEffect(() => {
    if (isBegun) begin();
  }, [isBegun]);
};
