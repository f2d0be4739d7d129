import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** Light modules around it, which readers need to find it. */
const MARGIN = 4;

/** A text as a picture for cameras, drawn here: what it holds may be a secret. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: MARGIN });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // Black on white in the dark scheme as well: many readers know nothing else.
      sx={{ width: 208, height: 208, maxWidth: '100%', bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
};
