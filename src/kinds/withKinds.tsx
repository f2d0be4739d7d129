import type { ComponentType } from 'react';
import { KindsContext } from '../fields/registry';
import { viewOf } from './index';

/** A page that knows the kinds of the fields that it shows; they are loaded with it, not with the shell. */
export const withKinds = <Props extends object>(Page: ComponentType<Props>) => {
  const PageWithKinds = (props: Props) => (
    <KindsContext value={viewOf}>
      <Page {...props} />
    </KindsContext>
  );
  return PageWithKinds;
};
