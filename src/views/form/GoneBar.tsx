import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import type { Gone } from '../../../dataProvider/Gone';
import { newRecordUpload, type Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { fieldOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { textOfField, useTextWriter } from '../../fields/text';
import { mayAdd } from '../../session/rights';
import { useCopied } from '../../ui/useCopied';
import type { RecordForm } from './useRecordForm';

interface Props {
  definition: Resource;
  gone: Gone;
  form: Pick<RecordForm, 'typed' | 'addAgain'>;
}

/** What was typed, a line for each field. */
const useTypedText = (definition: Resource) => {
  const labels = useLabels(definition.name);
  const writer = useTextWriter();
  const { name: resource } = definition;
  return (typed: Readonly<Record<string, unknown>>): string =>
    Object.entries(typed)
      .map(([name, value]) => {
        const context = { name, field: fieldOf(definition, name), record: typed, resource };
        const text = textOfField(value, { ...context, labelScope: labels }, writer);
        return `${labels.field(name)}: ${text}`;
      })
      .join('\n');
};

/** Reports in a form that its record was deleted by somebody else, and what can be done with what was typed. */
const GoneBar = ({ definition, gone, form }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const textOf = useTypedText(definition);
  const { copied, copy } = useCopied();
  const { by, at } = gone;
  const canAdd = !newRecordUpload(definition.verbs) && mayAdd(definition);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => copy(textOf(form.typed()))}>
            {translate(copied !== null ? 'views.gone.copied' : 'views.gone.copy')}
          </Button>
          {canAdd && (
            <Button color="inherit" onClick={form.addAgain}>
              {translate('views.gone.again')}
            </Button>
          )}
        </>
      }
    >
      {by !== null && at !== null
        ? translate('views.gone.by', { name: by, when: shownMoment(at, locale) })
        : translate('views.conflict.gone')}
    </Alert>
  );
};

export default GoneBar;
