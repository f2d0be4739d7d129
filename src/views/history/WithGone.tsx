import { type PropsWithChildren, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { GoneRecord } from '../../../dataProvider/calls/history';
import { GoneReferred } from '../../fields/goneReferred';

/** What is drawn in it names what was deleted as it was called, rather than ask for it. */
export const WithGone = ({
  gone,
  children,
}: PropsWithChildren<{ gone: readonly GoneRecord[] }>) => {
  const translate = useTranslate();
  const texts = useMemo(
    () =>
      new Map(
        gone.map(({ resource, id, name }) => [
          `${resource} ${id}`,
          name ? translate('history.deleted', { name }) : `#${id}`,
        ]),
      ),
    [gone, translate],
  );
  return <GoneReferred value={texts}>{children}</GoneReferred>;
};
