import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface Props {
  /** The message: nothing was chosen, or what was chosen is gone. */
  text: 'noImage' | 'noVideo' | 'gone';
}

/** Stands in the place of a picture or a video that isn't there. */
export const MediaMissing = ({ text }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        width: '100%',
        p: 3,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      {translate(`documents.look.${text}`)}
    </Box>
  );
};
