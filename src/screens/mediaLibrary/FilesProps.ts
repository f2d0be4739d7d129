import type { MediaRecord } from '../../media/MediaRecord';
import type { Dialogs } from './useFileDialogs';
import type { Selection } from './useSelection';

/** What files are shown with, be it as pictures or as rows. */
export interface FilesProps {
  records: readonly MediaRecord[];
  selection: Selection;
  dialogs: Dialogs;
  /** Names the folder of a file where files of several folders stand together. */
  folderOf?(folderId: number): string;
}

/** The same for one of them. */
export interface FileProps extends Omit<FilesProps, 'records'> {
  record: MediaRecord;
}
