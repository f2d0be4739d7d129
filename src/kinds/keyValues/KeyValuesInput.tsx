import LibraryAdd from '@mui/icons-material/LibraryAdd';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { InputProps } from '../../fields/KindView';
import { PHONE } from '../../ui/theme/touch';
import { LanguageTabs } from '../perLanguage/LanguageTabs';
import { KeyValueEditor } from './KeyValueEditor';
import { chosenLanguages, lacks, rowsIn, withRows } from './keyValueRows';
import { type Taken, TemplateDialog } from './TemplateDialog';

type Props = InputProps<ValueOf<'keyValues'>, OptionsOf<'keyValues'>>;
type PartProps = { props: Props; language?: string };

/** Behind the button that adds a row, in the same line; on a phone below it. */
const besideLook = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  [PHONE]: { display: 'flex' },
} as const;

const Templates = ({ props, language }: PartProps) => {
  const { value, onChange, record, resource, isDisabled } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const own = typeof record.language === 'string' ? record.language : undefined;
  const take = ({ rows, added, replaced }: Taken) => {
    const counts = [
      added > 0 && translate('kinds.templates.taken', { smart_count: added }),
      replaced > 0 && translate('kinds.templates.replaced', { smart_count: replaced }),
    ];
    setAnnouncement(counts.filter(Boolean).join(', '));
    onChange(withRows(value, rows, language));
  };
  return (
    <Box sx={besideLook}>
      <Button
        size="small"
        startIcon={<LibraryAdd />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {translate('kinds.templates.apply')}
      </Button>
      <FormHelperText role="status" component="span" sx={{ ml: 1 }}>
        {announcement}
      </FormHelperText>
      {isOpen && (
        <TemplateDialog
          resource={resource}
          record={record}
          rows={rowsIn(value, language)}
          wanted={language ?? own}
          onClose={() => setOpen(false)}
          onTake={take}
        />
      )}
    </Box>
  );
};

const RowsOf = ({ props, language }: PartProps) => {
  const { id, value, onChange, error, field } = props;
  return (
    <>
      <KeyValueEditor
        id={language === undefined ? id : `${id}-${language}`}
        rows={rowsIn(value, language)}
        onChange={(rows) => onChange(withRows(value, rows, language))}
        filled={field.requires}
        hasFailed={Boolean(error)}
        isOrdered={language !== undefined}
        isDisabled={props.isDisabled}
      />
      {field.hasTemplates !== false && <Templates props={props} language={language} />}
    </>
  );
};

/** Rows of a key and a value; by language where the field has them, in tabs of the chosen languages. */
export const KeyValuesInput = (props: Props) => {
  const { id, label, value, error, field, record } = props;
  const isWrong = (language: string) =>
    rowsIn(value, language).some((row) => Object.values(lacks(row, field.requires)).includes(true));
  const languages = chosenLanguages(field, record);
  const [open, setOpen] = useState(languages[0]);
  return (
    <LabelledGroup {...props}>
      {field.byLanguage === undefined ? (
        <RowsOf props={props} />
      ) : (
        <LanguageTabs
          id={id}
          label={label}
          languages={languages}
          open={open}
          onOpen={setOpen}
          wrong={error ? languages.filter(isWrong) : []}
        >
          {(language) => <RowsOf props={props} language={language} />}
        </LanguageTabs>
      )}
    </LabelledGroup>
  );
};
