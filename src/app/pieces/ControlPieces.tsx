import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Nothing } from '../../ui/Nothing';
import { Part } from '../../ui/Part';
import { type Tone, ToneChip } from '../../ui/ToneChip';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;

const texts = ['h5', 'h6', 'subtitle2', 'body1', 'caption', 'overline'] as const;
const tones: readonly Tone[] = ['success', 'warning', 'error', 'info', 'default'];
const looks = ['contained', 'outlined', 'text'] as const;
const states = [{}, { color: 'error' }, { disabled: true }, { loading: true }] as const;
const severities = ['success', 'info', 'warning', 'error'] as const;

/** Sizes of text, tones, buttons in each state, switches and messages. */
export const ControlPieces = () => (
  <>
    <Part title="Text">
      {texts.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {`${variant}: records with a face`}
        </Typography>
      ))}
      <Typography color="text.secondary">Secondary text</Typography>
    </Part>
    <Part title="Tones">
      <Box sx={row}>
        {tones.map((tone) => (
          <ToneChip key={tone} tone={tone} label={tone} />
        ))}
      </Box>
      {severities.map((severity) => (
        <Alert key={severity} severity={severity} sx={{ mb: 1 }}>
          {severity}
        </Alert>
      ))}
    </Part>
    <Part title="Buttons">
      {looks.map((variant) => (
        <Box key={variant} sx={row}>
          {states.map((state) => (
            <Button key={Object.keys(state).join()} variant={variant} {...state}>
              {Object.keys(state).join() || variant}
            </Button>
          ))}
        </Box>
      ))}
      <Box sx={row}>
        <IconButton aria-label="Delete">
          <DeleteIcon />
        </IconButton>
        {[true, false].map((isOn) => (
          <Box key={String(isOn)} component="span">
            <Switch checked={isOn} inputProps={{ 'aria-label': 'Switch' }} readOnly />
            <Checkbox checked={isOn} inputProps={{ 'aria-label': 'Tick' }} readOnly />
            <Radio checked={isOn} inputProps={{ 'aria-label': 'Choice' }} readOnly />
          </Box>
        ))}
      </Box>
    </Part>
    <Part title="Nothing">
      <Nothing />
    </Part>
  </>
);
