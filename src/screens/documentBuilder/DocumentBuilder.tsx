import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isAllowed } from '../../../dataProvider/session';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { isSamePage } from '../../../schemas/routing/address';
import { DetailSkeleton } from '../../ui/loading/DetailSkeleton';
import { useExternal } from '../../ui/useExternal';
import { UnsavedGuard } from '../../views/form/UnsavedGuard';
import type { ScreenProps } from '../../views/screenContexts';
import { Builder } from './Builder';
import { BuilderContext } from './BuilderContext';
import { detailRules } from './rows/details';
import type { BuilderStore } from './store/createBuilderStore';
import { closeStore, openStore } from './store/openStores';
import { contentOfRecord, senderOf } from './storing/senderOf';
import { useIsOffered } from './useIsOffered';
import { useUnsent } from './useUnsent';
import './texts';

const DRAFT = 1;

const storeOf = (
  provider: BackOfficeProvider,
  definition: Resource,
  record: DataRecord,
): BuilderStore => {
  const document = {
    source: record,
    read: () => contentOfRecord(definition, record),
    rules: detailRules(definition),
  };
  return openStore(record.id, document, senderOf(provider, definition, record));
};

/** The store of the document, which goes on when its page is drawn anew. */
const useStore = ({ definition, record }: ScreenProps) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [store, setStore] = useState(() => storeOf(provider, definition, record));
  useEffect(() => setStore(storeOf(provider, definition, record)), [record, provider, definition]);
  /** Begins anew with what was read. */
  const renew = () => {
    closeStore(record.id);
    setStore(storeOf(provider, definition, record));
  };
  return { store, renew };
};

/** Reads the document again once something of it is refused: it may be no draft any more. */
const useReadAfterRefusal = (store: BuilderStore, { name }: Resource): void => {
  const client = useQueryClient();
  const refused = useExternal(store.subscribe, () => store.get().storing.refusals.size);
  useEffect(() => {
    if (refused > 0) void client.invalidateQueries({ queryKey: [name] });
  }, [refused, client, name]);
};

const isStored = () => true;

/** A document's page: what it asks for and what it shows, built from rows and stored as it is typed. */
const DocumentBuilder = (props: ScreenProps) => {
  const { definition, record } = props;
  const client = useQueryClient();
  const { store, renew } = useStore(props);
  const mayChange = isAllowed(definition.module, 'update');
  const isDraft = record.state === DRAFT;
  const isReadOnly = !mayChange || !isDraft;
  const details = useExternal(store.subscribe, () => store.get().history.details);
  const language = String(details.language ?? '');
  const unsent = useUnsent(store, definition, record, isReadOnly);
  const isOffered = useIsOffered(record);
  useReadAfterRefusal(store, definition);

  // Somebody published it, or archived it, while something was typed here that wasn't stored yet.
  const setAside = useEffectEvent(() => {
    if (isDraft || store.get().storing.isStored) return;
    unsent.setAside();
    renew();
  });
  useEffect(() => {
    if (!isDraft) setAside();
  }, [isDraft]);

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
    () => ({ store, isReadOnly, language, unsent }),
    [store, isReadOnly, language, unsent],
  );
  const reason = mayChange ? 'state' : 'right';
  return (
    <BuilderContext value={surroundings}>
      <UnsavedGuard isDirty={false} isStored={isStored} />
      {isOffered ? (
        <Builder {...props} reason={isReadOnly ? reason : null} />
      ) : (
        <DetailSkeleton title={titleOf(definition, record)} />
      )}
    </BuilderContext>
  );
};

export default DocumentBuilder;
