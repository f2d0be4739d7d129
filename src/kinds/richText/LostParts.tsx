import Alert from '@mui/material/Alert';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AllowedElements } from '../../../schemas/html/allowedHtml';
import { lostParts } from './lost';

interface Props {
  html: string;
  allows?: AllowedElements;
}

/** Warns before a text is saved what will be left out of it. */
export const LostParts = ({ html, allows }: Props) => {
  const translate = useTranslate();
  const later = useDeferredValue(html);
  const lost = useMemo(() => lostParts(later, allows), [later, allows]);
  return (
    <div role="status">
      {lost.length > 0 && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          {translate('kinds.richText.lost', { parts: lost.join(', ') })}
        </Alert>
      )}
    </div>
  );
};
