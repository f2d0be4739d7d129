import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Session } from '../../../dataProvider/session';
import { switchPath, useCurrentLocale } from '../../routing/paths';
import { usePost } from '../../routing/usePost';
import { OrganisationOptions } from './OrganisationOptions';
import { SearchField } from './SearchField';
import { type Offered, useOrganisations } from './useOrganisations';

interface Props {
  session: Session;
  /** Called before the switch begins. */
  onChoose?(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches and chooses the organisation to work for. */
export const OrganisationPicker = ({ session, onChoose }: Props) => {
  const locale = useCurrentLocale();
  const post = usePost();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { offered, isPending, isFetching } = useOrganisations(session, typed);
  const at = Math.min(marked, offered.length - 1);

  const choose = (organisation: Offered | undefined) => {
    if (!organisation) return;
    onChoose?.();
    // At once, so that the open page is gone before it could ask in the name of the new organisation.
    void post(switchPath(locale), { org: String(organisation.id) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      setMarked((at + step + offered.length) % offered.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(offered[at]);
    }
  };

  return (
    <Box>
      <SearchField
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        listId={offered.length > 0 ? listId : undefined}
        optionId={offered[at] && `${listId}-${offered[at].id}`}
      />
      <OrganisationOptions
        id={listId}
        offered={offered}
        marked={at}
        isPending={isPending}
        isFetching={isFetching}
        onMark={setMarked}
        onChoose={choose}
      />
    </Box>
  );
};
