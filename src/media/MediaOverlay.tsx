import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaTypeName } from '../../schemas/media/mediaTypes';
import { MediaBrowser } from './MediaBrowser';
import { MediaDialog } from './MediaDialog';
import type { MediaRecord } from './MediaRecord';

interface Props {
  title: string;
  /** The kinds of files that can be chosen; the first is shown first. */
  of: readonly [MediaTypeName, ...MediaTypeName[]];
  onPick(records: readonly MediaRecord[]): void;
  onClose(): void;
}

/** The media library in a dialog, to choose several files from, in the order in which they are chosen. */
export const MediaOverlay = ({ title, of, onPick, onClose }: Props) => {
  const translate = useTranslate();
  const [shown, setShown] = useState(of[0]);
  const [chosen, setChosen] = useState<readonly MediaRecord[]>([]);
  const toggle = (record: MediaRecord) => {
    const others = chosen.filter(({ id }) => id !== record.id);
    setChosen(others.length < chosen.length ? others : [...chosen, record]);
  };
  return (
    <MediaDialog title={title} onClose={onClose}>
      <MediaBrowser of={shown} chosen={chosen.map(({ id }) => id)} onPick={toggle}>
        {of.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            onChange={(_, next: MediaTypeName | null) => next && setShown(next)}
            aria-label={translate('media.typeTabs')}
          >
            {of.map((name) => (
              <ToggleButton key={name} value={name}>
                {translate(`media.types.${name}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </MediaBrowser>
      <DialogActions>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flex: 1, pl: 2 }}>
          {translate('media.picker.chosen', { smart_count: chosen.length })}
        </Typography>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
          {translate('media.picker.add')}
        </Button>
      </DialogActions>
    </MediaDialog>
  );
};
