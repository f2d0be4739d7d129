import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

interface Props {
  label: string;
  tone: Tone;
}

/** A state as a word with a dot of its tone; the word keeps the contrast of ordinary text. */
export const ToneChip = ({ label, tone }: Props) => (
  <Chip
    size="small"
    variant="outlined"
    label={label}
    icon={
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          '&&': { ml: 1, mr: -0.25 },
          bgcolor: tone === 'default' ? 'text.disabled' : `${tone}.main`,
        }}
      />
    }
  />
);
