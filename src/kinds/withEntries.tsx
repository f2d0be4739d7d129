import type { ComponentType } from 'react';
import { EntriesContext, KindsContext } from '../fields/registry';
import { entryOf } from './entered';
import { viewOf } from './index';

const useEntries = () => entryOf;

/** A page that is there to be filled in: how kinds are entered is loaded with it, and never waited for. */
export const withEntries = <Props extends object>(Page: ComponentType<Props>) => {
  const PageWithEntries = (props: Props) => (
    <KindsContext value={viewOf}>
      <EntriesContext value={useEntries}>
        <Page {...props} />
      </EntriesContext>
    </KindsContext>
  );
  return PageWithEntries;
};
