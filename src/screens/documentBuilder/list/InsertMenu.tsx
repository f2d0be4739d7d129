import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { rowTypes } from '../../../../schemas/documents';
import { useSurroundings } from '../BuilderContext';
import { rowIcons } from '../palette/rowIcons';
import { InsertContext } from './InsertRow';

/** The types of rows in a menu, for a row between others. */
export const InsertMenu = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { store, isReadOnly } = useSurroundings();
  const [place, setPlace] = useState<{ beside: HTMLElement; index: number } | null>(null);
  const [ask] = useState(() => (beside: HTMLElement, index: number) => setPlace({ beside, index }));
  const close = () => setPlace(null);
  return (
    <InsertContext value={isReadOnly ? null : ask}>
      {children}
      <Menu
        anchorEl={place?.beside ?? null}
        open={place !== null}
        onClose={close}
        // The options of the new row take the focus.
        disableRestoreFocus
      >
        {rowTypes.map(({ code, name }) => {
          const Icon = rowIcons[name];
          return (
            <MenuItem
              key={code}
              dense
              onClick={() => {
                close();
                store.add(code, place?.index);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`documents.types.${name}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </InsertContext>
  );
};
