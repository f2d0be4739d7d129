import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { NO_VIEW, type Resource, VIEW } from '../../../../schemas';
import { useToast } from '../../../ui/toasts';
import { useStableCallback } from '../../../ui/useStableCallback';
import { ListSkeleton } from '../ListSkeleton';
import { fetchViews } from './useViews';
import { addressOf, viewIn } from './viewAddress';

/** Stands in for a list whose address names nothing but a view, until it is known what that shows. */
const OpenView = ({ definition }: { definition: Resource }) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const navigate = useNavigate();
  const translate = useTranslate();
  const toast = useToast();
  const [search] = useSearchParams();
  const id = viewIn(search);
  const open = useStableCallback((query: string | undefined) => {
    if (query === undefined) toast.info(translate('listViews.gone'));
    navigate({ search: query ?? `${VIEW}=${NO_VIEW}` }, { replace: true });
  });
  useEffect(() => {
    let isOver = false;
    fetchViews(client, provider, definition).then(
      ({ views }) => {
        const view = views.find((one) => one.id === id);
        if (!isOver) open(view && addressOf(view));
      },
      () => {
        if (!isOver) open(undefined);
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, provider, definition, id, open]);
  return <ListSkeleton columns={definition.list.columns.length} />;
};

export default OpenView;
