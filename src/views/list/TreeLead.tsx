import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';

interface Props {
  /** 1 for those without a parent. */
  level: number;
  name: string;
  /** Whether what lies beneath is shown; `undefined` where nothing does. */
  isOpen: boolean | undefined;
  onToggle(): void;
}

/** How far a row is set in, before it deeper levels count no more: names need their room. */
const DEEPEST = 6;

/** What stands before the name of a row of a tree: how deep it lies, and the way to open or close it. */
export const TreeLead = ({ level, name, isOpen, onToggle }: Props) => {
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
          xs: 28 + (Math.min(level, DEEPEST) - 1) * 12,
          sm: 28 + (Math.min(level, DEEPEST) - 1) * 24,
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
      {level > 1 && (
        <Box component="span" sx={visuallyHidden}>
          {translate('views.tree.level', { level })}
        </Box>
      )}
    </Box>
  );
};
