import SetUpIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DataRecord } from '../../../schemas';
import { FilledInDocuments } from '../../documents/filledIn/FilledInDocuments';
import { withEntries } from '../../kinds/withEntries';
import { NotFoundPage } from '../../routing/pages/NotFoundPage';
import { usePageTitle } from '../../routing/pageTitle';
import { useRecordPath } from '../../routing/paths';
import { useWayBack } from '../../routing/useWayBack';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { PageHead } from '../../ui/PageHead';
import type { PageProps } from '../../views/screenContexts';

/** The page of a document list: what is filled in there, in the columns that it is set up with. */
const DocumentListPage = ({ definition, params }: PageProps) => {
  const translate = useTranslate();
  const wayBack = useWayBack();
  const recordPath = useRecordPath();
  const { data, error, refetch } = useGetOne<DataRecord>(
    definition.name,
    { id: Number(params.itemId) },
    { retry: false },
  );
  const title = String(data?.title ?? '');
  usePageTitle(title);
  if (error && !data)
    return (
      <FailedToLoad
        error={error}
        onRetry={() => refetch()}
        back={wayBack(definition.name, params)}
      />
    );
  if (!data) return <DetailSkeleton />;
  if (String(data.objectlistId) !== params.objectlistId) return <NotFoundPage />;
  const setUp = recordPath(definition.name, data.id, data);
  return (
    <>
      <PageHead title={title}>
        {setUp !== null && (
          <Button component={Link} to={setUp} startIcon={<SetUpIcon />}>
            {translate('documentList.setUp')}
          </Button>
        )}
      </PageHead>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <FilledInDocuments
          module={definition.module}
          record={data}
          onReload={async () => {
            await refetch();
          }}
        />
      </Paper>
    </>
  );
};

export default withEntries(DocumentListPage);
