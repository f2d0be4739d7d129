import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
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
import { type FilledIn, type Held, heldBy } from './held';
import { ItemsTable } from './ItemsTable';
import { type Overlaid, Overlay } from './Overlay';
import { SaveAnswers } from './SaveAnswers';
import { searched } from './searched';
import { type DrawnColumn, useColumns } from './useColumns';
import { useForms } from './useForms';
import { useStored } from './useStored';
import '../texts';
import './texts';

const PAGE = 20;

interface Props {
  module: string | null;
  /** The list or the group that holds the documents. */
  record: DataRecord;
  onReload(): Promise<void>;
  /** Stands beside the button that adds. */
  children?: ReactNode;
}

type Columns = ReturnType<typeof useColumns>;
type Forms = ReturnType<typeof useForms>;

interface BarProps {
  /** What is searched for; none where there is nothing to be found. */
  search: string | null;
  onSearch(text: string): void;
  /** None for who may not add. */
  onAdd: (() => void) | undefined;
  addRef: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** What stands above the documents: a search, and the ways to bring in more. */
const Bar = ({ search, onSearch, onAdd, addRef, children }: BarProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      {search !== null && (
        <SearchBox value={search} onChange={onSearch} label={translate('documentList.search')} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
        {children}
        {onAdd && (
          <Button ref={addRef} startIcon={<AddIcon />} onClick={onAdd}>
            {translate('documentList.add')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** What is on screen of what a list or a group holds: what a search finds, in pages. */
const useFound = (held: Held, columns: readonly DrawnColumn[]) => {
  const [search, setSearch] = useState('');
  const found = searched(held.items, search, (item) => columns.map(({ text }) => text(item)));
  const paged = usePage(found, PAGE);
  const find = (text: string) => {
    setSearch(text);
    paged.setPage(1);
  };
  return { ...paged, search, find, found, total: found.length };
};

/** Deletes one after a confirmation; the focus goes on at the button that adds, since its row is gone. */
const useDeleting = (held: Held, stored: Pick<ReturnType<typeof useStored>, 'remove'>) => {
  const [going, setGoing] = useState<FilledIn | null>(null);
  const [removed, setRemoved] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed > 0) addButton.current?.focus();
  }, [removed]);
  const remove = async (item: FilledIn) => {
    // Somebody may have changed it since the question was put.
    const present = held.items.find(({ id }) => id === item.id) ?? item;
    if (!(await stored.remove(present))) return;
    setGoing(null);
    setRemoved((count) => count + 1);
  };
  return { going, setGoing, remove, addButton };
};

/** What documents are called: what their first column shows, or else their form and their place. */
const useNames = (
  held: Held,
  { columns, forms }: Pick<Columns, 'columns'> & Pick<Forms, 'forms'>,
) => {
  const translate = useTranslate();
  const formIdOf = (item: FilledIn) => held.documentId ?? item.objectDefinitionId;
  return {
    formIdOf,
    title: forms.get(held.documentId ?? 0)?.title ?? translate('documentList.documents'),
    nameOf: (item: FilledIn): string =>
      columns[0]?.text(item) ||
      translate('documentList.unnamed', {
        title: forms.get(formIdOf(item))?.title ?? '',
        place: held.items.indexOf(item) + 1,
      }),
  };
};

type Found = ReturnType<typeof useFound>;

interface ItemsProps extends Pick<Props, 'module'> {
  held: Held;
  columns: readonly DrawnColumn[];
  found: Found;
  stored: ReturnType<typeof useStored>;
  nameOf(item: FilledIn): string;
  onOpen(item: FilledIn): void;
  onDelete(item: FilledIn): void;
}

/** A page of what was found, or why there is nothing. */
const Items = ({ module, held, columns, found, stored, nameOf, onOpen, onDelete }: ItemsProps) => {
  const translate = useTranslate();
  const mayChange = isAllowed(module, 'update');
  const { search, shown, first, total } = found;
  if (shown.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 2 }}>
        {translate(held.items.length === 0 ? 'documentList.none' : 'views.noResults')}
      </Typography>
    );
  return (
    <ItemsTable
      columns={columns}
      items={shown}
      first={first}
      total={total}
      nameOf={nameOf}
      isBusy={stored.isBusy}
      mayChange={mayChange}
      onOpen={onOpen}
      onMove={mayChange && search === '' && total > 1 ? stored.move : undefined}
      onDelete={isAllowed(module, 'delete') ? onDelete : undefined}
    />
  );
};

/** What people filled in, in a list or directly in a group: found, added, changed, put in order, deleted. */
export const FilledInDocuments = ({ module, record, onReload, children }: Props) => {
  const translate = useTranslate();
  const held = heldBy(record);
  const { forms, isPending, error, retry } = useForms(
    held.documentId === null
      ? held.items.map(({ objectDefinitionId }) => objectDefinitionId)
      : [held.documentId],
  );
  const { columns, inFile } = useColumns(held, forms);
  const stored = useStored(held, onReload);
  const found = useFound(held, columns);
  const { page, shown, total, setPage } = found;
  const [overlaid, setOverlaid] = useState<Overlaid | null>(null);
  const { going, setGoing, remove, addButton } = useDeleting(held, stored);
  const { formIdOf, nameOf, title } = useNames(held, { columns, forms });
  if (error && held.documentId !== null) return <FailedToLoad error={error} onRetry={retry} />;
  if (isPending) return <TabSkeleton />;

  const mayChange = isAllowed(module, 'update');
  const add = () => setOverlaid({ documentId: held.documentId, item: null });
  const store: typeof stored.store = async (form, item, values) => {
    await stored.store(form, item, values);
    // A new one stands at the end.
    if (!item) setPage(Number.POSITIVE_INFINITY);
  };
  return (
    <>
      {!going && <SaveFailure failure={stored.failure} onRetry={stored.retry} />}
      <Bar
        search={held.items.length > 0 ? found.search : null}
        onSearch={found.find}
        onAdd={mayChange ? add : undefined}
        addRef={addButton}
      >
        {total > 0 && <SaveAnswers title={title} columns={inFile} items={found.found} />}
        {children}
      </Bar>
      <Items
        {...{ module, held, columns, found, stored, nameOf }}
        onOpen={(item) => setOverlaid({ documentId: formIdOf(item), item })}
        onDelete={setGoing}
      />
      <Pager list={{ page, perPage: PAGE, total, data: shown, setPage }} />
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
