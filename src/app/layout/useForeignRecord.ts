import type { MenuEntry } from 'virtual:resources';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useNavigation } from 'react-router';
import type { SessionOrganisation } from '../../../dataProvider/session';
import type { Locale } from '../../../schemas/routing/locales';
import { isHeld, type Page } from '../../../schemas/routing/page';
import { homePath, listPath, useCurrentLocale } from '../../routing/paths';
import { usePage } from '../../routing/usePage';
import { useToast } from '../../ui/toasts';

/** Where to go from a page of the organisation before; nowhere from what every organisation has. */
const leavesFor = (page: Page<MenuEntry>, locale: Locale): string | undefined => {
  if (page.kind !== 'page' && page.kind !== 'record') return undefined;
  const { entry } = page;
  if (entry.single) return undefined;
  return isHeld(entry.recordRoute) ? homePath(locale) : listPath(entry, locale);
};

/**
 * Follows another window's change of the organisation: notifies, and leaves a record of the one
 * before for its list.
 *
 * @returns whether the open page is such a record, which must not be requested any more
 */
export const useForeignRecord = ({ id, name }: SessionOrganisation): boolean => {
  const [followed, setFollowed] = useState(id);
  const page = usePage();
  const navigate = useNavigate();
  const toast = useToast();
  const translate = useTranslate();
  // This window's own switch goes home by itself.
  const isOwn = useNavigation().formAction !== undefined;
  const hasChanged = followed !== id;
  const locale = useCurrentLocale();
  const left = leavesFor(page, locale);

  useEffect(() => {
    if (!hasChanged) return;
    if (left === undefined || isOwn) setFollowed(id);
    else navigate(left, { replace: true });
  }, [hasChanged, left, isOwn, id, navigate]);

  useEffect(() => {
    if (hasChanged && !isOwn) toast.info(translate('shell.organisationChanged', { name }));
  }, [hasChanged, isOwn, name, toast, translate]);

  return hasChanged && left !== undefined;
};
