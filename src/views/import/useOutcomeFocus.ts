import { useEffect, useRef } from 'react';
import type { useImport } from './useImport';

type Judged = Pick<
  ReturnType<typeof useImport>,
  'tried' | 'outcome' | 'heads' | 'problem' | 'isBusy'
>;

/**
 * Where the focus goes once a file has been judged: to what became of it, to what is asked about its columns, or
 * back to the choice of another. What had it has gone, or couldn't be used meanwhile.
 */
export const useOutcomeFocus = ({ tried, outcome, heads, problem, isBusy }: Judged) => {
  const outcomeRef = useRef<HTMLDivElement>(null);
  const headsRef = useRef<HTMLFieldSetElement>(null);
  const chooserRef = useRef<HTMLButtonElement>(null);
  const isAsked = heads.length > 0;
  useEffect(() => {
    if (isBusy) return;
    if (tried || outcome !== '') outcomeRef.current?.focus();
    else if (problem !== '') (isAsked ? headsRef : chooserRef).current?.focus();
  }, [tried, outcome, isAsked, problem, isBusy]);
  return { outcomeRef, headsRef, chooserRef };
};
