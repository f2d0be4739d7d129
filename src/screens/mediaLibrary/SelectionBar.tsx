import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { MediaRecord } from '../../media/MediaRecord';
import { stickingLook } from '../../ui/topBar';
import type { Selection } from './useSelection';

interface Props {
  records: readonly MediaRecord[];
  selection: Selection;
  /** It takes no line of its own: once a file is ticked, it lies over what stands above. */
  isOver: boolean;
  onMove(): void;
  onRemove(): void;
}

/** Whether files can be ticked: only where something can be done with several of them. */
export const mayTick = (): boolean => isAllowed('media', 'update') || isAllowed('media', 'delete');

/** Pixels of the line above it on a phone. */
const TOOLBAR = 60;

/** The look alone isn't enough: a checkbox announced as mixed has to be indeterminate. */
const markPart = (isPart: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = isPart;
};

/** What can be done with the ticked files; the way out stands last, where there is least room. */
const Actions = ({ selection, onMove, onRemove }: Omit<Props, 'records' | 'isOver'>) => {
  const translate = useTranslate();
  return (
    <>
      {isAllowed('media', 'update') && (
        <Button onClick={onMove}>{translate('media.actions.move')}</Button>
      )}
      {isAllowed('media', 'delete') && (
        <Button color="error" onClick={onRemove}>
          {translate('media.actions.remove')}
        </Button>
      )}
      <Button onClick={selection.clear}>{translate('views.clearSelection')}</Button>
    </>
  );
};

/**
 * Ticks all files of the page, and shows what can be done with the ticked ones: always one line, which is scrolled where
 * it has too little room, so that no file moves when one is ticked.
 */
export const SelectionBar = ({ records, selection, isOver, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  const count = selection.selected.length;
  if (!mayTick() || records.length === 0 || (isOver && count === 0)) return null;
  const isPart = count > 0 && !selection.isAll;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        height: isOver ? TOOLBAR : 44,
        mt: isOver ? `-${TOOLBAR}px` : 0,
        overflowX: 'auto',
        overflowY: 'hidden',
        whiteSpace: 'nowrap',
        '& > *': { flexShrink: 0 },
        ...(count > 0 && stickingLook),
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={selection.isAll}
            indeterminate={isPart}
            onChange={selection.toggleAll}
            slotProps={{
              input: { 'aria-label': translate('media.selectPage'), ref: markPart(isPart) },
            }}
          />
        }
        label={count > 0 ? null : translate('media.selectPage')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: -0.5, mr: 0 }}
      />
      <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
        {count > 0 && translate('media.selectedFiles', { smart_count: count })}
      </Typography>
      {count > 0 && <Actions selection={selection} onMove={onMove} onRemove={onRemove} />}
    </Box>
  );
};
