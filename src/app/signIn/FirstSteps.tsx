import { Suspense } from 'react';
import type { Session } from '../../../dataProvider/session';
import { part } from '../../routing/part';

const FirstStepsPage = part('FirstStepsPage', () =>
  import('./FirstStepsPage').then((module) => ({ default: module.FirstStepsPage })),
);

/** What stands at every address until somebody has done what is demanded of them before anything else. */
export const FirstSteps = ({ session }: { session: Session }) => (
  <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
    <FirstStepsPage session={session} />
  </Suspense>
);
