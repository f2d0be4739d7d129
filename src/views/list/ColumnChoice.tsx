import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import type { useColumns } from './columns';

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
}

/** Lets a person choose the columns of a list; at least one stays. */
export const ColumnChoice = ({ definition, columns: { all, shown, toggle } }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isShown = (name: string) => shown.some((column) => column.name === name);
  return (
    <>
      <Tooltip title={translate('views.columns')}>
        <IconButton
          aria-label={translate('views.columns')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(({ name }) => (
          <MenuItem
            key={name}
            dense
            role="menuitemcheckbox"
            aria-checked={isShown(name)}
            disabled={isShown(name) && shown.length === 1}
            onClick={() => toggle(name)}
          >
            <Checkbox
              size="small"
              checked={isShown(name)}
              tabIndex={-1}
              disableRipple
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            <ListItemText>{labels.field(name)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
