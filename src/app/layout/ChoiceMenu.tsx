import CheckIcon from '@mui/icons-material/Check';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ReactNode, useState } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  Icon?: typeof SvgIcon;
  /** The language of the label, where it isn't the page's. */
  lang?: string;
}

interface Props<Value extends string> {
  label: string;
  /** What the button shows. */
  children: ReactNode;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** A button with a menu of which one entry holds. */
export const ChoiceMenu = <Value extends string>({
  label,
  children,
  choices,
  chosen,
  onChoose,
}: Props<Value>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map(({ value, label: text, Icon, lang }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === chosen}
            selected={value === chosen}
            lang={lang}
            onClick={() => {
              setAnchor(null);
              onChoose(value);
            }}
          >
            <ListItemIcon>
              {Icon ? (
                <Icon fontSize="small" />
              ) : (
                value === chosen && <CheckIcon fontSize="small" />
              )}
            </ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
