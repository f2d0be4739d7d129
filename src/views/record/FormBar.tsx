import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import type { FormMode } from '../form/formTypes';
import look from './formBar.module.css';
import { useChangedTabs } from './useChangedTabs';

interface Props {
  definition: Resource;
  mode: FormMode;
  isDirty: boolean;
  /** What ends the form. */
  children: ReactNode;
}

/** What of a form isn't saved, and what ends it: always on screen, below the bar of the app or in reach of the thumb. */
export const FormBar = ({ definition, mode, isDirty, children }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const parts = useChangedTabs(definition);
  const unsaved =
    parts.length > 0
      ? translate('views.unsaved.in', { parts: parts.join(', ') })
      : translate('views.unsaved.some');
  const clean =
    mode === 'create' ? labels.about('views.newNamed') : translate('views.unsaved.none');
  return (
    <div className={look.bar} data-color-scheme="dark" data-form-bar>
      <span className={look.what}>{isDirty ? unsaved : clean}</span>
      {children}
    </div>
  );
};
