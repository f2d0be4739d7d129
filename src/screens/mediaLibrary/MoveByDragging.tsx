import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Paper from '@mui/material/Paper';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaRecord } from '../../media/MediaRecord';
import type { MediaFolder } from '../../media/useMediaFolders';
import { filled } from '../../ui/useTexts';
import { useLibraryTexts } from './texts';

interface Props {
  records: readonly MediaRecord[];
  /** The ids of the ticked files, which are moved together. */
  selected: readonly number[];
  folders: readonly MediaFolder[];
  onMove(ids: readonly number[], folderId: number): void;
  children: ReactNode;
}

type Named = Pick<Props, 'records' | 'folders'>;

/** The announcements for screen readers of a file that is dragged. */
const useAnnouncements = ({ records, folders }: Named): Announcements => {
  const texts = useLibraryTexts().drag;
  const announce = (key: keyof typeof texts, file: unknown, over?: unknown) =>
    filled(texts[key], {
      name: records.find(({ id }) => id === file)?.fileName ?? '',
      folder: folders.find(({ id }) => id === over)?.name ?? '',
    });
  return {
    onDragStart: ({ active }) => announce('lifted', active.id),
    onDragOver: ({ active, over }) =>
      over ? announce('over', active.id, over.id) : announce('away', active.id),
    onDragEnd: ({ active, over }) =>
      over ? announce('dropped', active.id, over.id) : announce('cancelled', active.id),
    onDragCancel: ({ active }) => announce('cancelled', active.id),
  };
};

/** A click must not count as a drag, nor scrolling with a finger. */
const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );

/**
 * Lets files be dragged onto folders: the one that is dragged, or all that are ticked when it is one of
 * them. The same is done without a pointer by a file's menu.
 */
export const MoveByDragging = ({ records, selected, folders, onMove, children }: Props) => {
  const translate = useTranslate();
  const sensors = useDragSensors();
  const announcements = useAnnouncements({ records, folders });
  const [dragged, setDragged] = useState<number | null>(null);

  const idsOf = (id: number) => (selected.includes(id) ? selected : [id]);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (!over) return;
    const folderId = Number(over.id);
    const isElsewhere = (id: number) =>
      records.find((record) => record.id === id)?.folderId !== folderId;
    const ids = idsOf(Number(active.id)).filter(isElsewhere);
    if (ids.length > 0) onMove(ids, folderId);
  };
  const count = dragged === null ? 0 : idsOf(dragged).length;
  const one = records.find(({ id }) => id === dragged)?.fileName;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <Paper elevation={6} sx={{ width: 'max-content', px: 1.5, py: 1, typography: 'body2' }}>
            {count === 1 ? one : translate('media.dragging', { smart_count: count })}
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
};
