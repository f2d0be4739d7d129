import { Suspense, useEffect, useRef } from 'react';
import type { Resource } from '../../../schemas';
import type { MediaRecord } from '../../media/MediaRecord';
import type { MediaFolder } from '../../media/useMediaFolders';
import { part } from '../../routing/part';
import { MoveFiles } from './MoveFiles';
import { RemoveFiles } from './RemoveFiles';
import { ReplaceFile } from './ReplaceFile';
import type { Dialogs } from './useFileDialogs';

const ModifyFile = part('ModifyFile', async () => ({
  default: (await import('./ModifyFile')).ModifyFile,
}));
const Preview = part('Preview', async () => ({ default: (await import('./Preview')).Preview }));

interface Props {
  definition: Resource;
  dialogs: Dialogs;
  folders: readonly MediaFolder[];
  onReplace(record: MediaRecord, file: File): void;
}

/** Where the focus goes when what had it before a dialog is gone: the content of the page. */
const focusContent = () =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

const useKeptFocus = (isOpen: boolean) => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusContent();
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** The dialog that is open over the library, if any. */
export const FileDialogs = ({ definition, dialogs, folders, onReplace }: Props) => {
  const { open, close } = dialogs;
  useKeptFocus(open !== null);
  if (open === null) return null;
  switch (open.kind) {
    case 'move':
      return (
        <MoveFiles
          definition={definition}
          records={open.records}
          folders={folders}
          onClose={close}
        />
      );
    case 'remove':
      return <RemoveFiles definition={definition} records={open.records} onClose={close} />;
    case 'replace':
      return (
        <ReplaceFile
          definition={definition}
          record={open.record}
          onFile={(file) => onReplace(open.record, file)}
          onClose={close}
        />
      );
    case 'modify':
      return (
        <Suspense>
          <ModifyFile
            definition={definition}
            record={open.record}
            folders={folders}
            onClose={close}
          />
        </Suspense>
      );
    default:
      return (
        <Suspense>
          <Preview dialogs={dialogs} first={open.record} folders={folders} />
        </Suspense>
      );
  }
};
