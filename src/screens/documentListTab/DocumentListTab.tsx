import OpenIcon from '@mui/icons-material/OpenInFull';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type DataRecord, fillPath, type Resource } from '../../../schemas';
import { FilledInDocuments } from '../../documents/filledIn/FilledInDocuments';
import { useCurrentLocale } from '../../routing/paths';
import type { ScreenProps } from '../../views/screenContexts';

/** The address of the page that shows a list by itself; `undefined` for what has none. */
const usePagePath = ({ pages }: Resource, record: DataRecord): string | undefined => {
  const locale = useCurrentLocale();
  const [route] = Object.entries(pages).find(([, page]) => page === 'documentListPage') ?? [];
  return route && `/${locale}/dashboard/${fillPath(route, { ...record, itemId: record.id })}`;
};

/** The filled-in documents of a list, or those that stand directly in a group. */
const DocumentListTab = ({ definition, record, onReload }: ScreenProps) => {
  const translate = useTranslate();
  const path = usePagePath(definition, record);
  return (
    <FilledInDocuments module={definition.module} record={record} onReload={onReload}>
      {path && (
        <Button component={Link} to={path} startIcon={<OpenIcon />}>
          {translate('documentList.open')}
        </Button>
      )}
    </FilledInDocuments>
  );
};

export default DocumentListTab;
