import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { rowsOfDocument } from '../../../dataProvider/documents';
import { isAllowed } from '../../../dataProvider/session';
import { titleOf } from '../../../schemas';
import { isSamePage } from '../../../schemas/routing/address';
import type { ScreenProps } from '../../views/handWritten';
import { Builder } from './Builder';
import { BuilderContext } from './BuilderContext';
import { closeStore, openStore } from './store/openStores';
import { senderOf } from './storing/senderOf';

const DRAFT = 1;

/** The store of the document's rows, which goes on when another tab of the page is opened. */
const useStore = ({ definition, record }: ScreenProps) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { id, values: source } = record;
  const open = () => {
    const rows = { source, read: () => rowsOfDocument({ values: source }) };
    return openStore(id, rows, senderOf(provider, definition, record));
  };
  const [store, setStore] = useState(open);
  useEffect(() => {
    const rows = { source, read: () => rowsOfDocument({ values: source }) };
    setStore(openStore(id, rows, senderOf(provider, definition, record)));
  }, [id, source, provider, definition, record]);
  return store;
};

/** Builds the document from rows: what it asks for and what it shows. */
const DocumentBuilder = (props: ScreenProps) => {
  const { definition, record } = props;
  const client = useQueryClient();
  const store = useStore(props);
  const mayChange = isAllowed(definition.module, 'update');
  const isDraft = record.state === DRAFT;
  const isReadOnly = !mayChange || !isDraft;
  const language = String(record.language ?? '');

  useEffect(() => {
    const { pathname } = window.location;
    const goOn = () => void store.retry();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      const isLeft = !isSamePage(pathname, window.location.pathname);
      const { past, future } = store.get().history;
      void store.flush().then((isStored) => {
        if (past.length + future.length > 0)
          void client.invalidateQueries({ queryKey: [definition.name] });
        if (isLeft && isStored) closeStore(record.id);
      });
    };
  }, [store, client, definition, record.id]);

  const surroundings = useMemo(
    () => ({ store, isReadOnly, language }),
    [store, isReadOnly, language],
  );
  const reason = mayChange ? 'state' : 'right';
  return (
    <BuilderContext value={surroundings}>
      <Builder title={titleOf(definition, record)} reason={isReadOnly ? reason : null} />
    </BuilderContext>
  );
};

export default DocumentBuilder;
