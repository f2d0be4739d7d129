import Box from '@mui/material/Box';
import type { AnyField } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { mostHeight } from './heights';
import { linesOf, sourceText } from './sourceText';

interface Props extends ShowProps<string, object> {
  /** Of its editor, in pixels. */
  minHeight: number;
}

/** Pixels of the borders above and below. */
const BORDERS = 2;

/** As high as the editor, where there is one. */
const heightsOf = ({ readOnly }: AnyField, minHeight: number) => ({
  minHeight: readOnly ? undefined : minHeight + BORDERS,
  maxHeight: mostHeight(minHeight) + BORDERS,
});

/** Source text as it stands, in a box that scrolls by keyboard as well. */
export const CodeShow = ({ value, isCell, labelScope, name, field, minHeight }: Props) => {
  if (isCell || (field.readOnly && !value.trim()))
    return value.trim() ? <OneLine text={value} /> : <Nothing isCell={isCell} />;
  return (
    <Box
      component="pre"
      role="region"
      tabIndex={0}
      aria-label={labelScope.field(name)}
      sx={{
        ...sourceText,
        ...heightsOf(field, minHeight),
        overflow: 'auto',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {value.trim() ? linesOf(value) : <Nothing />}
    </Box>
  );
};
