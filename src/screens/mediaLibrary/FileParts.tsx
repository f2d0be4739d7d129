import { useDraggable } from '@dnd-kit/core';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import type { ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { MediaRecord } from '../../media/MediaRecord';
import type { FileProps } from './FilesProps';

/** What makes an element a file that can be dragged, for who may move files. */
export const useDraggedFile = ({ id }: MediaRecord) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id,
    disabled: !isAllowed('media', 'update'),
  });
  return { props: { ref: setNodeRef, ...listeners }, isDragging };
};

const isShifted = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/** Ticks a file; with the shift key, all from the one that was ticked before. */
export const FileTick = ({ record, selection }: Pick<FileProps, 'record' | 'selection'>) => {
  const translate = useTranslate();
  return (
    <Checkbox
      checked={selection.selected.includes(record.id)}
      onChange={(event) => selection.toggle(record.id, isShifted(event))}
      slotProps={{
        input: { 'aria-label': translate('views.select', { title: record.fileName }) },
      }}
    />
  );
};

/** The name of a file; it leads to its texts, or to its preview for who can't change them. */
export const FileName = ({ record, dialogs }: Pick<FileProps, 'record' | 'dialogs'>) => (
  <Link
    component="button"
    type="button"
    variant="body2"
    title={record.fileName}
    onClick={() =>
      isAllowed('media', 'update') ? dialogs.modify(record) : dialogs.preview(record)
    }
    sx={{
      display: 'block',
      my: '-2px',
      py: '2px',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      fontWeight: 500,
    }}
  >
    {record.fileName}
  </Link>
);
