import Box from '@mui/material/Box';

interface Props {
  text: string;
}

/** A text cut to the width of a list's cell; the whole of it is in its title. */
export const OneLine = ({ text }: Props) => (
  <Box
    component="span"
    title={text.length > 40 ? text : undefined}
    sx={{
      display: 'block',
      maxWidth: 360,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    {text}
  </Box>
);
