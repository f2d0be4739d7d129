import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Holder, linksMany } from '../../../../dataProvider/calls/links';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useToast } from '../../../ui/toasts';
import { useLatest } from '../../../ui/useLatest';
import { linkedName } from '../../face/linkedName';
import { useChanges, useSides } from './useLinkChanges';

/** What takes a change back. @returns whether it went well */
interface Changes {
  link(ids: readonly number[]): Promise<boolean>;
  unlink(ids: readonly number[]): Promise<boolean>;
  /** Links it to another record again, from which it was taken. */
  giveBack(id: number, holder: Holder): Promise<boolean>;
}

/** For what is reported otherwise. */
const quietly = () => undefined;

/** Reports what was linked or unlinked, with the server's message, and takes it back while the link is on screen. */
const useUndo = (changes: Changes) => {
  const translate = useTranslate();
  const toast = useToast();
  // By the time that it is taken back, more may have been linked.
  const latest = useLatest(changes);
  const forget = useRef<readonly (() => void)[]>([]);
  useEffect(
    () => () => {
      for (const one of forget.current) one();
    },
    [],
  );
  return (what: string, undone: (changes: Changes) => Promise<boolean>) => (message: string) => {
    const undo = async () => {
      if (await undone(latest.current)) toast.success(translate('views.links.undone'));
    };
    const text = [message, what].filter(Boolean).join(': ');
    forget.current = [...forget.current, toast.undoable(text, () => void undo())];
  };
};

/** What links rows, and takes that back to where they were. */
const useAdding = (name: string, spec: LinkSpec) => {
  const translate = useTranslate();
  const sides = useSides(name, spec);
  const { link, linkEach, unlink, giveBack, ...saving } = useChanges(name, spec, sides);
  const reportUndoable = useUndo({
    link: (ids) => link(ids, quietly),
    unlink: (ids) => unlink(ids, quietly),
    giveBack: (id, holder) => giveBack(id, holder, quietly),
  });
  const { assigned } = sides;
  const holders = sides.data?.holders;
  const count = (ids: readonly number[]) =>
    translate('views.links.addedMany', { count: ids.length });
  const addMany = (ids: readonly number[]) =>
    link(
      ids,
      reportUndoable(count(ids), (changes) => changes.unlink(ids)),
    );
  /** Links one; where only one can be, it takes the place of another. */
  const addOne = (row: DataRecord) => {
    const [before] = spec.one ? assigned : [];
    const holder = holders?.get(row.id);
    const called = linkedName(spec, row);
    const what = holder
      ? translate('views.links.taken', { name: called, holder: holder.title })
      : called;
    const undone = (changes: Changes) => {
      if (holder) return changes.giveBack(row.id, holder);
      return before ? changes.link([before.id]) : changes.unlink([row.id]);
    };
    return link([row.id], reportUndoable(what, undone));
  };
  /** Links several, each by its own call. */
  const addEach = (ids: readonly number[]) => {
    const undone = async (changes: Changes) => {
      for (const id of ids) {
        const holder = holders?.get(id);
        const isBack = await (holder ? changes.giveBack(id, holder) : changes.unlink([id]));
        if (!isBack) return false;
      }
      return true;
    };
    return linkEach(ids, reportUndoable(count(ids), undone));
  };
  /** @returns whether all of them are linked */
  const add = (rows: readonly DataRecord[]): Promise<boolean> => {
    const [first, ...others] = rows;
    if (!first) return Promise.resolve(true);
    if (others.length === 0) return addOne(first);
    const ids = rows.map(({ id }) => id);
    return linksMany(spec) ? addMany(ids) : addEach(ids);
  };
  const remove = (row: DataRecord) =>
    unlink(
      [row.id],
      reportUndoable(linkedName(spec, row), (changes) => changes.link([row.id])),
    );
  return { sides, saving, add, addMany: linksMany(spec) ? addMany : undefined, remove };
};

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = (name: string, spec: LinkSpec) => {
  const { sides, saving, ...changes } = useAdding(name, spec);
  const { data, error, isLoading, refetch, assigned, ids } = sides;
  const taken = new Set(ids);
  return {
    ...saving,
    ...changes,
    assigned,
    /** Where an available row is linked now, and would be taken from. */
    holderOf: (row: DataRecord) => data?.holders.get(row.id)?.title,
    available: (data?.available ?? []).filter(({ id }) => !taken.has(id)),
    isLoading,
    error,
    refetch,
  };
};

export type Linking = ReturnType<typeof useLinked>;
