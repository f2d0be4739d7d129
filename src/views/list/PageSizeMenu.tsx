import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type Resource, readViewQuery } from '../../../schemas';
import { shownNumber } from '../../ui/format/numbers';
import { useChangeAddress } from './useListAddress';

interface Props {
  definition: Resource;
  anchor: HTMLElement;
  onClose(): void;
}

/** Rows of a page that a list offers besides those that it has by itself. */
const SIZES = [25, 50, 100, 200];

/** How many rows a page of a list has. */
const PageSizeMenu = ({ definition, anchor, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const change = useChangeAddress();
  const [search] = useSearchParams();
  const { pageSize } = definition.list;
  const { perPage = pageSize } = readViewQuery(search);
  const sizes = [...new Set([pageSize, ...SIZES])].sort((one, other) => one - other);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {sizes.map((size) => (
        <MenuItem
          key={size}
          dense
          role="menuitemradio"
          aria-checked={size === perPage}
          selected={size === perPage}
          onClick={() => {
            change({ perPage: `${size}`, page: '1' });
            onClose();
          }}
        >
          {translate('listViews.rowsOf', { count: shownNumber(size, locale) })}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default PageSizeMenu;
