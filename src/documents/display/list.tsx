import Box from '@mui/material/Box';
import { useRowKeys } from '../../ui/rows/useRowKeys';
import { element } from '../element';
import { elementIs } from '../testers';
import type { DisplayProps } from './DisplayProps';
import { SafeLink } from './SafeLink';

interface Item {
  text: string;
  link: string;
}

const asItem = (item: unknown): Item => {
  const { text, link } =
    typeof item === 'object' && item !== null ? { text: '', link: '', ...item } : {};
  return { text: typeof text === 'string' ? text : '', link: typeof link === 'string' ? link : '' };
};

const itemsOf = (items: unknown): Item[] => (Array.isArray(items) ? items.map(asItem) : []);

/** Texts beneath each other, counted or not, each with a link or without. */
export const ListDisplay = ({ row }: DisplayProps) => {
  const items = itemsOf(row.options.items);
  const { keys } = useRowKeys(items.length);
  const isOrdered = row.options.listType === 'ordered';
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      // The same bullets in the builder, where it stands within a list.
      sx={{ m: 0, pl: 3, minHeight: 24, listStyleType: isOrdered ? 'decimal' : 'disc' }}
    >
      {items.map(({ text, link }, index) => (
        <li key={keys[index]}>{link ? <SafeLink url={link}>{text || link}</SafeLink> : text}</li>
      ))}
    </Box>
  );
};

export const listRenderer = { tester: elementIs('list'), renderer: element(ListDisplay) };
