import { useEffect, useRef } from 'react';
import { checkRecord, type Resource } from '../../../schemas';

interface Options {
  definition: Resource;
  record: Readonly<Record<string, unknown>>;
  /** The record is one of several that are made in a row. */
  isAnother: boolean;
  /** Opens a field's tab, and gives it the focus. */
  open(field: string): void;
}

/** Begins each further new record at the first field that must be entered and isn't yet, on whatever tab that is. */
export const useFirstToEnter = ({ definition, record, isAnother, open }: Options): void => {
  const begin = useRef(() => {});
  begin.current = () => {
    const [field] = Object.keys(checkRecord(definition, record, 'create'));
    if (field !== undefined) open(field);
  };
  useEffect(() => {
    if (isAnother) begin.current();
  }, [isAnother]);
};
