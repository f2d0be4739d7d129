import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { MenuButton } from '../../ui/MenuButton';
import type { useColumns } from './columns';

const ColumnMenu = lazy(() => import('./ColumnMenu'));

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
}

/** Lets a person choose the columns of a list; at least one stays. */
export const ColumnChoice = ({ definition, columns }: Props) => {
  const translate = useTranslate();
  return (
    <MenuButton
      label={translate('views.columns')}
      menu={(anchor, close) => (
        <Suspense>
          <ColumnMenu definition={definition} columns={columns} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    >
      <ViewColumnIcon />
    </MenuButton>
  );
};
