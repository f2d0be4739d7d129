import type { Session } from '../../../dataProvider/session';
import { switchOrganisation } from '../../../dataProvider/switchOrganisation';
import type { Locale } from '../../../schemas/routing/locales';
import { switchPath } from '../../routing/paths';

/** A session that was begun again, for the organisation that the same person's one before it worked for. */
export const asBefore = async (
  opened: Session,
  before: Session | null,
  locale: Locale,
): Promise<Session> => {
  if (before?.user.id !== opened.user.id) return opened;
  const { id } = before.organisation;
  if (opened.organisation.id === id) return opened;
  // Where the organisation is closed to the person by now, the new session's own has to do.
  return switchOrganisation(switchPath(locale), id, opened).catch(() => opened);
};
