import type { Translate } from '../../ui/Translate';

/** Names as a sentence lists them: Name, City and Phone. */
export const inWords = (names: readonly string[], translate: Translate): string => {
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0
    ? last
    : translate('views.conflict.and', { names: others.reverse().join(', '), last });
};
