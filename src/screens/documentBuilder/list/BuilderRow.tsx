import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { columnsOf, type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import { LISTED_HEIGHT } from '../../../documents/display/image';
import { RowPreview } from '../../../documents/RowPreview';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { rowIcons } from '../palette/rowIcons';
import { nameOfRow, titleOfRow } from '../rows/titles';
import { draggedType } from './dragged';
import { InsertRow } from './InsertRow';
import { RowActions } from './RowActions';
import { RowMark } from './RowMark';
import { rowButtonId } from './rowButton';
import { useRowKeys } from './useRowKeys';

interface Props {
  rowKey: number;
  hasOptionsButton: boolean;
}

const useNames = (row: DocumentRow) => {
  const translate = useTranslate();
  const name = rowTypeOf(row.type)?.name ?? 'text';
  const type = translate(`documents.types.${name}`);
  const title = titleOfRow(row);
  return {
    type,
    Icon: rowIcons[name],
    title: title || type,
    full: nameOfRow(row, translate),
  };
};

/** The handle in front of a row by which it is put in its place. */
const useHandle = (rowKey: number) => {
  const { isReadOnly } = useSurroundings();
  const { over, active, ...sortable } = useSortable({ id: rowKey, disabled: isReadOnly });
  const isTarget = over?.id === rowKey && active !== null && Boolean(draggedType(active.id));
  return { ...sortable, isTarget };
};

const Handle = ({
  name,
  isSelected,
  sortable,
}: {
  name: string;
  isSelected: boolean;
  sortable: ReturnType<typeof useHandle>;
}) => {
  const translate = useTranslate();
  return (
    <IconButton
      {...sortable.attributes}
      {...sortable.listeners}
      ref={sortable.setActivatorNodeRef}
      // Only the selected row's: three hundred handles are too many to pass by.
      tabIndex={isSelected ? 0 : -1}
      aria-label={translate('reorder.move', { name })}
      sx={{ position: 'relative', zIndex: 1, cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
};

/** Drawn only while it is on screen, but for the first rows: they are seen as soon as there is anything. */
const drawnInSight = {
  'li:nth-of-type(n + 13) > * > &, li:nth-of-type(n + 13) > &': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
} as const;

/** Rows below a picture stay where they are when it comes: nothing is known of its size before. */
const ofOneHeight = {
  '& figure img': { width: 'auto', height: LISTED_HEIGHT, objectFit: 'scale-down' },
} as const;

/** The row as it will look, but for pictures, which are all of one height. */
export const Preview = memo(({ row, language }: { row: DocumentRow; language: string }) => (
  <Box sx={drawnInSight}>
    <Box
      style={{ '--share': `${(columnsOf(row.options) / 12) * 100}%` } as object}
      sx={{
        width: { xs: '100%', sm: 'var(--share)' },
        minWidth: 'min(100%, 12rem)',
        ...ofOneHeight,
      }}
    >
      <RowPreview row={row} language={language} />
    </Box>
  </Box>
));

/** The whole row is the button. */
const wholeRow = {
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  gap: 1,
  justifyContent: 'flex-start',
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&.Mui-focusVisible': { outline: 'none' },
  '&.Mui-focusVisible::after': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineOffset: '2px',
    outlineStyle: 'solid',
  },
} as const;

interface NameProps {
  rowKey: number;
  names: ReturnType<typeof useNames>;
  isSelected: boolean;
}

/** What a row is, by which it is selected. */
const RowName = ({ rowKey, names: { type, full, Icon }, isSelected }: NameProps) => {
  const { store, isReadOnly } = useSurroundings();
  return (
    <ButtonBase
      id={rowButtonId(rowKey)}
      tabIndex={isSelected ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={full}
      onClick={() => store.select(rowKey)}
      onKeyDown={useRowKeys(rowKey)}
      sx={{ ...wholeRow, pl: isReadOnly ? 1.5 : 0 }}
    >
      <Icon fontSize="small" style={{ color: 'var(--mui-palette-text-secondary)' }} />
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {type}
      </Typography>
    </ButtonBase>
  );
};

/** Where a row that is dragged would come. */
const targetLine = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -7,
    height: 4,
    borderRadius: 1,
    bgcolor: 'primary.main',
  },
} as const;

interface FrameProps {
  rowKey: number;
  isSelected: boolean;
  sortable: ReturnType<typeof useHandle>;
  children: ReactNode;
}

/** A row's frame, which shows whether it is selected, refused, or on its way to another place. */
const RowFrame = ({ rowKey, isSelected, sortable, children }: FrameProps) => {
  const isRefused = useBuilder(({ statuses }) => statuses.get(rowKey) === 'refused');
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      sx={{
        position: 'relative',
        listStyle: 'none',
        border: 1,
        borderColor: isRefused ? 'error.main' : isSelected ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(isSelected && {
          boxShadow: (theme) => `0 0 0 1px ${theme.vars?.palette.primary.main}`,
        }),
        ...(sortable.isDragging && { zIndex: 2, boxShadow: 4 }),
        ...(sortable.isTarget && targetLine),
      }}
    >
      {children}
    </Box>
  );
};

const Row = ({ row, hasOptionsButton }: { row: DocumentRow; hasOptionsButton: boolean }) => {
  const { id: key } = row;
  const { store, isReadOnly, language } = useSurroundings();
  const isSelected = useBuilder(({ selected }) => selected === key);
  const isFirst = useBuilder(({ keys }) => keys[0] === key);
  const placeOf = () => store.get().keys.indexOf(key);
  const sortable = useHandle(key);
  const names = useNames(row);
  const { title, full } = names;
  return (
    <RowFrame rowKey={key} isSelected={isSelected} sortable={sortable}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: hasOptionsButton ? 'wrap' : 'nowrap',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 40,
          pr: 1,
        }}
      >
        {!isReadOnly && <Handle name={title} isSelected={isSelected} sortable={sortable} />}
        <RowName rowKey={key} names={names} isSelected={isSelected} />
        <RowMark rowKey={key} />
        {isSelected && <RowActions rowKey={key} name={title} hasOptionsButton={hasOptionsButton} />}
      </Box>
      <Box
        data-color-scheme="light"
        sx={{ bgcolor: 'background.paper', borderRadius: '0 0 8px 8px', overflow: 'hidden' }}
      >
        <Preview row={row} language={language} />
      </Box>
      {isFirst && <InsertRow name={full} at="above" index={() => 0} isShown={isSelected} />}
      <InsertRow name={full} at="below" index={() => placeOf() + 1} isShown={isSelected} />
    </RowFrame>
  );
};

/** One row of the document: by what it is selected, moved and marked, and above all as it will look. */
export const BuilderRow = memo(({ rowKey, hasOptionsButton }: Props) => {
  const row = useBuilder(({ byKey }) => byKey.get(rowKey));
  return row ? <Row row={row} hasOptionsButton={hasOptionsButton} /> : null;
});
