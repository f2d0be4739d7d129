import AddIcon from '@mui/icons-material/Add';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { part } from '../../routing/part';
import button from '../../ui/optimisations/button.module.css';
import { withMaterial } from '../../ui/theme/material';

const FilterMenu = part('FilterMenu', () => withMaterial(import('./FilterMenu')));

interface Props {
  definition: Resource;
  names: readonly string[];
  added: readonly string[];
  onAdd(name: string): void;
}

/** Offers the fields that a list can be narrowed by and that don't stand above it yet. */
export const AddFilter = ({ onAdd, ...offered }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={button.text}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon />
        {translate('views.addFilter')}
      </button>
      <Suspense>
        {anchor && (
          <FilterMenu
            {...offered}
            anchor={anchor}
            onChoose={(name) => {
              setAnchor(null);
              onAdd(name);
            }}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
};
