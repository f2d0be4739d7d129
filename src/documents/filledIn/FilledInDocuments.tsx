import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { DataRecord } from '../../../schemas';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { Pager } from '../../ui/Pager';
import { SearchBox } from '../../ui/SearchBox';
import { usePage } from '../../ui/usePage';
import { type FilledIn, heldBy } from './held';
import { ItemsTable } from './ItemsTable';
import { type Overlaid, Overlay } from './Overlay';
import { searched } from './searched';
import { useColumns } from './useColumns';
import { useForms } from './useForms';
import { useStored } from './useStored';

const PAGE = 20;

interface Props {
  module: string | null;
  /** The list or the group that holds the documents. */
  record: DataRecord;
  onReload(): Promise<void>;
  /** Stands beside the button that adds. */
  children?: ReactNode;
}

/** What people filled in, in a list or directly in a group: found, added, changed, put in order, deleted. */
export const FilledInDocuments = ({ module, record, onReload, children }: Props) => {
  const translate = useTranslate();
  const held = heldBy(record);
  const { forms, isPending, error, retry } = useForms(
    held.documentId === null
      ? held.items.map(({ objectDefinitionId }) => objectDefinitionId)
      : [held.documentId],
  );
  const columns = useColumns(held, forms);
  const stored = useStored(held, onReload);
  const [search, setSearch] = useState('');
  const columnsText = (item: FilledIn) => columns.map(({ text }) => text(item));
  const found = searched(held.items, search, columnsText);
  const { page, first, shown, setPage } = usePage(found, PAGE);
  const [overlaid, setOverlaid] = useState<Overlaid | null>(null);
  const [going, setGoing] = useState<FilledIn | null>(null);
  const [removed, setRemoved] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);

  // The row that had the focus is gone.
  useEffect(() => {
    if (removed > 0) addButton.current?.focus();
  }, [removed]);

  if (error && held.documentId !== null) return <FailedToLoad error={error} onRetry={retry} />;
  if (isPending) return <TabSkeleton />;

  const mayChange = isAllowed(module, 'update');
  const formIdOf = (item: FilledIn) => held.documentId ?? item.objectDefinitionId;
  const nameOf = (item: FilledIn) =>
    columns[0]?.text(item) ||
    translate('documentList.unnamed', {
      title: forms.get(formIdOf(item))?.title ?? '',
      place: held.items.indexOf(item) + 1,
    });
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const store: typeof stored.store = async (form, item, values) => {
    await stored.store(form, item, values);
    // A new one stands at the end.
    if (!item) setPage(Number.POSITIVE_INFINITY);
  };
  const remove = async (item: FilledIn) => {
    if (!(await stored.remove(item))) return;
    setGoing(null);
    setRemoved((count) => count + 1);
  };

  return (
    <>
      {!going && <SaveFailure failure={stored.failure} onRetry={stored.retry} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        {held.items.length > 0 && (
          <SearchBox value={search} onChange={find} label={translate('documentList.search')} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
          {children}
          {mayChange && (
            <Button
              ref={addButton}
              startIcon={<AddIcon />}
              onClick={() => setOverlaid({ documentId: held.documentId, item: null })}
            >
              {translate('documentList.add')}
            </Button>
          )}
        </Box>
      </Box>
      {shown.length === 0 ? (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate(held.items.length === 0 ? 'documentList.none' : 'views.noResults')}
        </Typography>
      ) : (
        <ItemsTable
          columns={columns}
          items={shown}
          first={first}
          total={found.length}
          nameOf={nameOf}
          isBusy={stored.isBusy}
          mayChange={mayChange}
          onOpen={(item) => setOverlaid({ documentId: formIdOf(item), item })}
          onMove={mayChange && search === '' && found.length > 1 ? stored.move : undefined}
          onDelete={isAllowed(module, 'delete') ? setGoing : undefined}
        />
      )}
      <Pager list={{ page, perPage: PAGE, total: found.length, data: shown, setPage }} />
      {overlaid && (
        <Overlay
          overlaid={overlaid}
          held={held}
          isReadOnly={!mayChange}
          store={store}
          onChosen={(documentId) => setOverlaid({ documentId, item: null })}
          onClose={() => setOverlaid(null)}
        />
      )}
      {going && (
        <DeleteDialog
          text={translate('views.confirmDelete', { name: nameOf(going) })}
          isBusy={stored.isBusy}
          onDelete={() => remove(going)}
          onClose={() => setGoing(null)}
        >
          <SaveFailure failure={stored.failure} onRetry={() => remove(going)} />
        </DeleteDialog>
      )}
    </>
  );
};
