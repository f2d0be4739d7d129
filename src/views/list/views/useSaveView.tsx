import './texts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Resource, showsView } from '../../../../schemas';
import { useSession } from '../../../session/useSession';
import type { useColumns } from '../columns';
import { SaveView } from './LazySaveView';
import { queryIn } from './viewAddress';

interface Saving {
  /** The server keeps views, and none is open. */
  readonly mayBegin: boolean;
  begin(): void;
  readonly dialog: ReactNode;
}

/** Saves how a list is shown as a view, where no view is open yet. */
export const useSaveView = (
  definition: Resource,
  { named }: Pick<ReturnType<typeof useColumns>, 'named'>,
): Saving => {
  const [search] = useSearchParams();
  const keepsViews = useSession()?.views !== undefined;
  const [isNaming, setNaming] = useState(false);
  return {
    mayBegin: keepsViews && !showsView(search),
    begin: () => setNaming(true),
    dialog: isNaming && (
      <SaveView
        definition={definition}
        query={queryIn(definition, search, named)}
        onClose={() => setNaming(false)}
      />
    ),
  };
};
