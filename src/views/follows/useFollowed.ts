import './texts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../dataProvider/values';
import { VIEW } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useListPath, useRecordPath } from '../../routing/paths';
import { type followedFields, followedQuery } from './followedQuery';
import { useKeepsFollows } from './useFollows';

/** Something that the person follows, with what others changed of it since they looked at it. */
export type Followed = RowOf<typeof followedFields>;

/** What the person follows, what changed last first. */
export const useFollowed = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const query = followedQuery(provider, useLocale());
  return useQuery({ ...query, enabled: useKeepsFollows() });
};

/** The way to what is followed, and to all of it. */
export const useFollowedPath = () => {
  const recordPath = useRecordPath();
  const listPath = useListPath();
  return {
    all: listPath('following'),
    of: ({ resource, recordId, viewId }: Followed): string =>
      viewId
        ? `${listPath(resource)}?${VIEW}=${viewId}`
        : (recordPath(resource, recordId ?? 0) ?? listPath(resource)),
  };
};

/** What is followed in words: what it is, and what others changed of it when. */
export const useFollowedText = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ kind, viewId, changes, by, at }: Followed): string => {
    const what = viewId ? translate('follows.view', { name: kind }) : kind;
    if (!changes || at === null) return `${what} · ${translate('follows.unchanged')}`;
    const changed = translate(viewId ? 'follows.records' : 'follows.changes', {
      smart_count: changes,
    });
    return [what, changed, by, shownMoment(at, locale)].filter((part) => part !== '').join(' · ');
  };
};
