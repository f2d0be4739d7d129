import Box from '@mui/material/Box';
import { textOption } from '../control';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';

const styles = {
  normal: {},
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline' },
} as const;

const isStyle = (name: string): name is keyof typeof styles => name in styles;

const BROWSER_SIZE = 16;

/** A text in the size, colour, alignment and style of its row. */
export const TextDisplay = ({ row }: DisplayProps) => {
  const { fontSize } = row.options;
  const style = textOption(row, 'textStyle');
  return (
    <Box
      component="p"
      style={{
        // Relative, so that it grows with the size that a person set.
        fontSize: `${(typeof fontSize === 'number' ? fontSize : 14) / BROWSER_SIZE}rem`,
        color: textOption(row, 'textColor') || undefined,
        ...(isStyle(style) && styles[style]),
      }}
      sx={{
        m: 0,
        lineHeight: 1.4,
        whiteSpace: 'pre-line',
        minHeight: '1.4em',
        textAlign: textOption(row, 'textAlignment') || 'left',
      }}
    >
      {textOption(row, 'title')}
    </Box>
  );
};

export const textDisplayRenderer = { tester: elementIs('text'), renderer: element(TextDisplay) };
