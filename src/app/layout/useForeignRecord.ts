import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useNavigation } from 'react-router';
import type { SessionOrganisation } from '../../../dataProvider/session';
import { useListPath } from '../paths';
import { useToast } from '../toasts';
import { usePage } from '../usePage';

/**
 * Follows another window's change of the organisation: says so, and leaves a record of the one
 * before for its list.
 *
 * @returns whether the open page is such a record, which must not be asked for any more
 */
export const useForeignRecord = ({ id, name }: SessionOrganisation): boolean => {
  const [followed, setFollowed] = useState(id);
  const page = usePage();
  const navigate = useNavigate();
  const listPath = useListPath();
  const toast = useToast();
  const translate = useTranslate();
  // This window's own switch goes home by itself.
  const isOwn = useNavigation().formAction !== undefined;
  const hasChanged = followed !== id;
  const record = page.kind === 'record' && !page.entry.single ? page.entry.name : undefined;

  useEffect(() => {
    if (!hasChanged) return;
    if (record === undefined || isOwn) setFollowed(id);
    else navigate(listPath(record), { replace: true });
  }, [hasChanged, record, isOwn, id, navigate, listPath]);

  useEffect(() => {
    if (hasChanged && !isOwn) toast.info(translate('shell.organisationChanged', { name }));
  }, [hasChanged, isOwn, name, toast, translate]);

  return hasChanged && record !== undefined;
};
