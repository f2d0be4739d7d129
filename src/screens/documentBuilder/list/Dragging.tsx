import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Chip from '@mui/material/Chip';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RowType } from '../../../../schemas/documents';
import { rowTitle } from '../../../documents/rowTitle';
import { useReorderTexts } from '../../../ui/reorder/useReorderTexts';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { rowIcons } from '../palette/rowIcons';
import { draggedType, END } from './dragged';

/** A press that moves less is a click. */
const DRAG_PIXELS = 4;

const rowsUpAndDown: Modifier = ({ active, transform }) =>
  active && draggedType(active.id) ? transform : { ...transform, x: 0 };

// The same each time, or all rows would be drawn anew with whatever else is: by each key in an option.
const POINTER = { activationConstraint: { distance: DRAG_PIXELS } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const MODIFIERS = [rowsUpAndDown];

/** A row goes to the nearest place, a new one to where the pointer is. */
const collisions: CollisionDetection = (found) =>
  draggedType(found.active.id) ? pointerWithin(found) : closestCenter(found);

/** Announcements of rows that move; a new one that is dragged is announced once it is there. */
const useTexts = (keys: readonly number[]) => {
  const translate = useTranslate();
  const { store } = useSurroundings();
  const placeOf = (id: UniqueIdentifier) =>
    id === END ? keys.length - 1 : keys.indexOf(Number(id));
  const nameOf = (id: UniqueIdentifier) => {
    const row = store.rowOf(Number(id));
    return row ? rowTitle(row, translate) : '';
  };
  const { announcements, ...texts } = useReorderTexts(keys.length, placeOf, nameOf);
  const { onDragStart, onDragOver, onDragEnd, onDragCancel } = announcements;
  return {
    ...texts,
    announcements: {
      onDragStart: (event: Parameters<typeof onDragStart>[0]) =>
        draggedType(event.active.id) ? undefined : onDragStart(event),
      onDragOver: (event: Parameters<typeof onDragOver>[0]) =>
        draggedType(event.active.id) ? undefined : onDragOver(event),
      onDragEnd: (event: Parameters<typeof onDragEnd>[0]) =>
        draggedType(event.active.id) ? undefined : onDragEnd(event),
      onDragCancel: (event: Parameters<typeof onDragCancel>[0]) =>
        draggedType(event.active.id) ? undefined : onDragCancel(event),
    },
  };
};

const DraggedType = ({ type }: { type: RowType }) => {
  const translate = useTranslate();
  const Icon = rowIcons[type.name];
  return (
    <Chip
      icon={<Icon />}
      label={translate(`documents.types.${type.name}`)}
      sx={{ bgcolor: 'background.paper', boxShadow: 4, cursor: 'grabbing' }}
    />
  );
};

/** Rows that are put in order, and types of the palette that are dragged to their place. */
export const Dragging = ({ children }: { children: ReactNode }) => {
  const { store } = useSurroundings();
  const keys = useBuilder((state) => state.keys);
  const [type, setType] = useState<RowType | undefined>();
  const accessibility = useTexts(keys);
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const start = ({ active }: DragStartEvent) => {
    const chosen = draggedType(active.id);
    setType(chosen);
    if (!chosen) store.select(Number(active.id));
  };
  const end = ({ active, over }: DragEndEvent) => {
    setType(undefined);
    if (!over) return;
    const place = over.id === END ? keys.length : keys.indexOf(Number(over.id));
    const chosen = draggedType(active.id);
    if (chosen) store.add(chosen.code, place);
    else store.move(Number(active.id), place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={MODIFIERS}
      accessibility={accessibility}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setType(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{type && <DraggedType type={type} />}</DragOverlay>
    </DndContext>
  );
};
