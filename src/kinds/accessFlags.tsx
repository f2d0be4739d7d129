import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { type Access, rights } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import look from '../ui/optimisations/values.module.css';
import type { Translate } from '../ui/Translate';

const granted = (value: Access, translate: Translate): string =>
  rights
    .filter((right) => value[right])
    .map((right) => translate(`rights.${right}`))
    .join(', ') || translate('kinds.accessFlags.none');

/** A chip for each right that is granted, below the same one of other rows: the others keep their room. */
const AccessChips = ({ value }: { value: Access }) => {
  const translate = useTranslate();
  if (!rights.some((right) => value[right])) return translate('kinds.accessFlags.none');
  return (
    <span className={`${look.chips} ${look.rights}`}>
      {rights.map((right) => {
        const word = translate(`rights.${right}`);
        return (
          <Fragment key={right}>
            <span className={look.chip} data-absent={value[right] ? undefined : word}>
              <span className={look.word}>{value[right] && word}</span>
            </span>{' '}
          </Fragment>
        );
      })}
    </span>
  );
};

const AccessShow = ({ value, isCell }: ShowProps<Access>) => {
  const translate = useTranslate();
  return isCell ? <AccessChips value={value} /> : granted(value, translate);
};

export const accessFlags: ViewOf<'accessFlags'> = {
  Show: AccessShow,
  asText: (value, _context, { translate }) => granted(value, translate),
};
