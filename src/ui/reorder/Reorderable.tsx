import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useReorderTexts } from './useReorderTexts';

interface Props<Row> {
  /** The rows in their order. */
  rows: readonly Row[];
  /** What a row is called, for those who hear where it goes. */
  nameOf(row: Row): string;
  onMove(from: number, to: number): void;
  /** They stand beside each other as well, line by line. */
  isGrid?: boolean;
  children: ReactNode;
}

/** A press that moves less is a click. */
const DRAG_PIXELS = 4;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const inList = { modifiers: [upAndDown], strategy: verticalListSortingStrategy };
const inGrid = { modifiers: [], strategy: rectSortingStrategy };

/** Rows that are put in order by dragging their handles, or with the space bar and the arrow keys. */
export const Reorderable = <Row extends { readonly id: number }>({
  rows,
  nameOf,
  onMove,
  isGrid,
  children,
}: Props<Row>) => {
  const { modifiers, strategy } = isGrid ? inGrid : inList;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  const nameById = (id: UniqueIdentifier) => {
    const row = rows[placeOf(id)];
    return row ? nameOf(row) : '';
  };
  const accessibility = useReorderTexts(rows.length, placeOf, nameById);
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={end}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
