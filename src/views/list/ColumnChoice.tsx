import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import button from '../../ui/optimisations/button.module.css';
import type { useColumns } from './columns';

const ColumnMenu = lazy(() => import('./ColumnMenu'));

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
}

/** Lets a person choose the columns of a list; at least one stays. */
export const ColumnChoice = ({ definition, columns }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label={translate('views.columns')}
        title={translate('views.columns')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnIcon />
      </button>
      <Suspense>
        {anchor && (
          <ColumnMenu
            definition={definition}
            columns={columns}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
};
