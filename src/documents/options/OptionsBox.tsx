import { styled } from '@mui/material/styles';

/** As narrow as an option may become on a line that it shares. */
const NARROWEST = 116;

/** Options as far apart as the fields of other forms are; what Material's renderers leave empty takes no room. */
export const OptionsBox = styled('div')(({ theme }) => ({
  '& .MuiGrid-direction-xs-column': { gap: theme.spacing(2) },
  '& .MuiGrid-direction-xs-row > *': { minWidth: `min(${NARROWEST}px, 100%)` },
  '& .MuiGrid-root:empty, & .MuiFormHelperText-root:empty': { display: 'none' },
  '& .MuiFormControlLabel-root:has(.MuiSwitch-root)': { marginLeft: -4 },
  '& legend': { fontSize: theme.typography.body2.fontSize },
}));
