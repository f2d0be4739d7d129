import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface Props {
  /** 1 for those without a parent. */
  level: number;
  name: string;
  /** Whether what lies beneath is shown; `undefined` where nothing does. */
  isOpen: boolean | undefined;
  onToggle(): void;
}

/** Deeper levels are set in no further: names need their room. */
const MAX_INDENT = 6;

/** What stands before the name of a row of a tree: how deep it lies, and the way to open or close it. */
export const TreeToggle = ({ level, name, isOpen, onToggle }: Props) => {
  const translate = useTranslate();
  const Icon = isOpen ? OpenIcon : ClosedIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        justifyContent: 'flex-end',
        flex: 'none',
        width: {
          xs: 28 + (Math.min(level, MAX_INDENT) - 1) * 12,
          sm: 28 + (Math.min(level, MAX_INDENT) - 1) * 24,
        },
        mr: 0.5,
      }}
    >
      {isOpen !== undefined && (
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={translate('views.tree.beneath', { name })}
          onClick={onToggle}
          sx={{ my: -0.75 }}
        >
          <Icon fontSize="small" />
        </IconButton>
      )}
      {level > 1 && <VisuallyHidden>{translate('views.tree.level', { level })}</VisuallyHidden>}
    </Box>
  );
};
