import { useDndContext, useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { BuilderRow } from './BuilderRow';
import { draggedType, END } from './dragged';
import { InsertMenu } from './InsertMenu';

/** The place behind the last row, for what is dragged from the palette. */
const End = ({ isEmpty }: { isEmpty: boolean }) => {
  const translate = useTranslate();
  const { isReadOnly } = useSurroundings();
  const { active } = useDndContext();
  const isDragged = active !== null && Boolean(draggedType(active.id));
  const { setNodeRef, isOver } = useDroppable({ id: END, disabled: !isDragged });
  return (
    <Box
      ref={setNodeRef}
      sx={{
        minHeight: isEmpty ? 160 : 48,
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        border: isEmpty || isDragged ? 1 : 0,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.selected' : undefined,
        p: 2,
      }}
    >
      {isEmpty && (
        <>
          <Typography>{translate('documentBuilder.rows.empty')}</Typography>
          {!isReadOnly && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('documentBuilder.rows.emptyHelp')}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
};

/** The rows of the document in their order. */
export const RowList = memo(({ hasOptionsButton }: { hasOptionsButton: boolean }) => {
  const translate = useTranslate();
  const keys = useBuilder((state) => state.keys);
  const items = useMemo(() => [...keys], [keys]);
  return (
    <InsertMenu>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {keys.length > 0 && (
          <Box
            component="ol"
            aria-label={translate('documentBuilder.rows.title')}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1.25,
              m: 0,
              mb: 1.25,
              p: 0,
            }}
          >
            {keys.map((key) => (
              <BuilderRow key={key} rowKey={key} hasOptionsButton={hasOptionsButton} />
            ))}
          </Box>
        )}
      </SortableContext>
      <End isEmpty={keys.length === 0} />
    </InsertMenu>
  );
});
