import { type ComponentType, use } from 'react';
import { EntriesContext, KindsContext } from '../fields/registry';
import { drawnParts } from '../routing/drawnParts';
import { loadEntries } from './entries';
import { viewOf } from './index';

/** As the build names them. */
const ENTRIES = 'entries';

drawnParts.register(ENTRIES, loadEntries);

const useEntriesLater = () => {
  drawnParts.note(ENTRIES);
  return use(loadEntries());
};

/**
 * A page that knows the kinds of the fields that it shows; they are loaded with it, not with the shell. How they
 * are entered is loaded when something first is, or before (`loadEntries`).
 */
export const withKinds = <Props extends object>(Page: ComponentType<Props>) => {
  const PageWithKinds = (props: Props) => (
    <KindsContext value={viewOf}>
      <EntriesContext value={useEntriesLater}>
        <Page {...props} />
      </EntriesContext>
    </KindsContext>
  );
  return PageWithKinds;
};
