import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionSpec, DataRecord, Resource } from '../../../schemas';
import { icons } from '../../ui/icons';
import { ActionButton, type ActionProps } from './ActionButton';

/** What a menu gives to its items, for the focus. */
type GivenByMenu = Pick<MenuItemProps, 'autoFocus' | 'tabIndex'>;

const Item = ({
  autoFocus,
  tabIndex,
  onChosen,
  ...action
}: ActionProps & GivenByMenu & { onChosen(): void }) => (
  <ActionButton
    {...action}
    draw={({ label, icon, isBusy, onPress }) => (
      <MenuItem
        autoFocus={autoFocus}
        tabIndex={tabIndex}
        disabled={isBusy}
        onClick={() => {
          onChosen();
          onPress();
        }}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    )}
  />
);

interface Props {
  definition: Resource;
  record: DataRecord;
  actions: readonly (readonly [string, ActionSpec])[];
}

/** The actions of a record that save files, where there are several, behind one button. */
const FilesMenu = ({ definition, record, actions }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Icon = icons.download;
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('views.files')}
      </Button>
      <Menu keepMounted anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(([name, spec]) => (
          <Item
            key={name}
            definition={definition}
            name={name}
            spec={spec}
            record={record}
            onChosen={close}
          />
        ))}
      </Menu>
    </>
  );
};

export default FilesMenu;
