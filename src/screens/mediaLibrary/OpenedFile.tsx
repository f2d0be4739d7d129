import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { MediaRecord } from '../../media/MediaRecord';
import { loadMedia } from '../../media/mediaLoader';
import { useListPath } from '../../routing/paths';
import { useToast } from '../../ui/toasts';
import type { Dialogs } from './useFileDialogs';

interface Props {
  id: number;
  dialogs: Dialogs;
}

/** A file with its version, as it may be changed from here; `null` when it is gone. */
const useFile = (id: number) => {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['media', 'opened', id],
    retry: false,
    queryFn: async () =>
      (await loadMedia(provider, id)) && (await provider.getOne<MediaRecord>('media', { id })).data,
  });
};

/** Opens the file that an address leads to; the library has its own address again once that is closed or gone. */
export const OpenedFile = ({ id, dialogs }: Props) => {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const listPath = useListPath();
  const { data: record, isPending } = useFile(id);
  const wasOpened = useRef(false);
  const isOpen = dialogs.open !== null;
  useEffect(() => {
    if (isPending || isOpen) return;
    const isOver = wasOpened.current;
    wasOpened.current = true;
    if (record && !isOver) return dialogs.preview(record);
    if (record === null) toast.warning(translate('media.picker.gone'));
    navigate(listPath('media'), { replace: true });
  }, [isPending, isOpen, record, dialogs.preview, toast.warning, translate, navigate, listPath]);
  return null;
};
