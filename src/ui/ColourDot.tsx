import Box from '@mui/material/Box';

/** A spot of the colour that something goes by; its name stands beside it. */
export const ColourDot = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'inline-block',
      width: 12,
      height: 12,
      mr: 1,
      flexShrink: 0,
      borderRadius: '50%',
      border: '1px solid',
      borderColor: 'divider',
      bgcolor: /^#[\da-f]{3,6}$/i.test(colour) ? colour : 'transparent',
    }}
  />
);
