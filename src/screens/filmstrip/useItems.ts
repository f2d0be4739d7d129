import { useState } from 'react';
import type { DrawnInputProps } from '../../fields/rowLooks';
import { useDefinition } from '../../routing/definitions';
import { moved } from '../../ui/reorder/moved';
import { useRowKeys } from '../../ui/rows/useRowKeys';
import { filled } from '../../ui/useTexts';
import { type Item, without } from './items';
import { useStripTexts } from './texts';

/** The items that are entered, with keys that stay with them, what can be done to them, and what is announced of it. */
export const useItems = ({ value, onChange, record, resource }: DrawnInputProps) => {
  const texts = useStripTexts();
  const { defDuration } = useDefinition(resource).fields;
  const items = value as readonly Item[];
  const rows = useRowKeys(items.length);
  const [announcement, setAnnouncement] = useState('');

  /** @param make makes the new items for the default time, in seconds */
  const add = (make: (defDuration: number) => readonly Item[]) => {
    const added = make(Number(record.defDuration) || Number(defDuration?.default) || 0);
    onChange([...items, ...added]);
    setAnnouncement(filled(texts.added, { count: added.length }));
  };
  const move = (from: number, to: number) => {
    rows.moved(from, to);
    onChange(moved(items, from, to));
    const parts = { name: items[from]?.title ?? '', place: to + 1, total: items.length };
    setAnnouncement(filled(texts.moved, parts));
  };
  const remove = (index: number) => {
    const left = without(items, index);
    if (left.length < items.length) rows.removed(index);
    onChange(left);
  };
  const change = (index: number, parts: Partial<Item>) =>
    onChange(items.map((item, place) => (place === index ? { ...item, ...parts } : item)));

  return { items, keys: rows.keys, announcement, add, move, remove, change };
};
