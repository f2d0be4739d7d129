import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChoiceProps } from './choice';

interface Props extends Omit<ChoiceProps<string>, 'children'> {
  anchor: HTMLElement;
  onClose(): void;
}

/** The entries of a menu of which one holds. */
export const ChoiceList = ({ label, choices, chosen, onChoose, anchor, onClose }: Props) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {choices.map(({ value, label: text, Icon, lang }) => (
      <MenuItem
        key={value}
        role="menuitemradio"
        aria-checked={value === chosen}
        selected={value === chosen}
        lang={lang}
        onClick={() => {
          onClose();
          onChoose(value);
        }}
      >
        <ListItemIcon>
          {Icon ? <Icon fontSize="small" /> : value === chosen && <CheckIcon fontSize="small" />}
        </ListItemIcon>
        {text}
      </MenuItem>
    ))}
  </Menu>
);
