import { useEffect } from 'react';
import { type Session, session } from '../../../dataProvider/session';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { isTyped } from '../../ui/typedWork';
import { unsavedWork } from '../../ui/unsavedWork';
import { useExternal } from '../../ui/useExternal';

const OtherOrganisationDialog = lazyDialog(
  async () => (await import('./OtherOrganisationDialog')).OtherOrganisationDialog,
);

/**
 * Asks what becomes of what is typed here once another window has switched the organisation. The page stays as it
 * is until then, and works for the organisation that it was opened for.
 */
export const OtherOrganisation = ({ session: active }: { session: Session }) => {
  const next = useExternal(session.subscribe, session.waiting);
  useEffect(() => session.holdWhile(() => isTyped() || !unsavedWork.isStored()), []);
  return next && <OtherOrganisationDialog active={active} next={next} />;
};
