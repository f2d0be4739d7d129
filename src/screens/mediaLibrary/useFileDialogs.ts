import { useState } from 'react';
import type { MediaRecord } from '../../media/MediaRecord';

/** What is done with files in a dialog. */
type FileDialog =
  | { readonly kind: 'preview' | 'modify' | 'replace'; readonly record: MediaRecord }
  | { readonly kind: 'move' | 'remove'; readonly records: readonly MediaRecord[] };

/**
 * Which dialog is open, and for which files.
 *
 * @param records the files of the page
 * @param selected the ids of those that are ticked: what is moved or deleted unless one file is named
 */
export const useFileDialogs = (records: readonly MediaRecord[], selected: readonly number[]) => {
  const [open, setOpen] = useState<FileDialog | null>(null);
  const chosen = (record: MediaRecord | undefined) =>
    record ? [record] : records.filter(({ id }) => selected.includes(id));
  return {
    open,
    /** The files that a preview leads through. */
    records,
    preview: (record: MediaRecord) => setOpen({ kind: 'preview', record }),
    modify: (record: MediaRecord) => setOpen({ kind: 'modify', record }),
    replace: (record: MediaRecord) => setOpen({ kind: 'replace', record }),
    move: (record?: MediaRecord) => setOpen({ kind: 'move', records: chosen(record) }),
    remove: (record?: MediaRecord) => setOpen({ kind: 'remove', records: chosen(record) }),
    close: () => setOpen(null),
  };
};

export type Dialogs = ReturnType<typeof useFileDialogs>;
