import Box from '@mui/material/Box';
import type { ShowProps } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';

/** Source text as it stands, in a box that scrolls by keyboard as well. */
export const CodeShow = ({ value, isCell, labelScope, name }: ShowProps<string, object>) => {
  if (!value.trim()) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={value} />;
  return (
    <Box
      component="pre"
      role="region"
      tabIndex={0}
      aria-label={labelScope.field(name)}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 480,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: '0.8125rem',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {value}
    </Box>
  );
};
