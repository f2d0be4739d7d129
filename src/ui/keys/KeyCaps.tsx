import Box from '@mui/material/Box';
import { type KeyName, writtenKey } from './keys';

/** What is pressed, as it stands on the keyboard. */
export const KeyCaps = ({ name }: { name: KeyName }) => (
  <>
    {writtenKey(name).map((parts, index) => (
      <Box component="span" key={parts.join()} sx={{ whiteSpace: 'nowrap', ml: index > 0 ? 1 : 0 }}>
        {parts.map((part) => (
          <Box
            component="kbd"
            key={part}
            sx={{
              display: 'inline-block',
              minWidth: 22,
              mx: 0.25,
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
              font: 'inherit',
              fontSize: '0.75rem',
              lineHeight: '20px',
              textAlign: 'center',
              color: 'text.secondary',
            }}
          >
            {part}
          </Box>
        ))}
      </Box>
    ))}
  </>
);
