import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DragHandle } from './DragHandle';

interface Props {
  /** Its key among the items; never 0, which the library takes for none. */
  id: number;
  /** What the item is called. */
  name: string;
  isDisabled?: boolean;
  /** Draws the item around its handle. */
  children(handle: ReactNode): ReactNode;
}

/** An item of a list that is put in its place by a handle. */
export const ReorderableItem = ({ id, name, isDisabled, children }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id, disabled: isDisabled });
  return (
    <Box
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={drag.isDragging ? { position: 'relative', zIndex: 1, boxShadow: 4 } : undefined}
    >
      {children(
        <DragHandle
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          name={name}
          disabled={isDisabled}
        />,
      )}
    </Box>
  );
};
