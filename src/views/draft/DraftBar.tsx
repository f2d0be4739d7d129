import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import type { LabelScope } from '../../fields/labels';
import { distance } from '../../ui/format/dates';
import type { OfferedDraft } from './useDraft';

interface Props {
  draft: OfferedDraft;
  labelScope: Pick<LabelScope, 'field'>;
  /** Puts values into the form. */
  onRestore(values: Readonly<Record<string, unknown>>): void;
}

/** Offers what was typed and never stored, with its age and the fields in which it differs. */
export const DraftBar = ({ draft, labelScope, onRestore }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { offered } = draft;
  if (!offered) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              draft.accept();
              onRestore(offered.values);
            }}
          >
            {translate('views.draft.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={draft.drop}>
            {translate('views.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('views.draft.found', {
        when: distance(new Date(offered.at).toISOString(), locale, Date.now()),
        fields: Object.keys(offered.values).map(labelScope.field).join(', '),
      })}
    </Alert>
  );
};
