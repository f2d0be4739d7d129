import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contentLanguages, languageCode, nested } from '../../schemas';
import type { OptionsOf, ValueOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LabelledGroup } from './LabelledGroup';
import { LanguagePanes } from './LanguagePanes';
import { NestedInputs } from './NestedInputs';
import { NestedShow } from './NestedShow';
import { TranslateButton } from './TranslateButton';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

/** The languages that the record has blocks for, where that differs; all of them otherwise. */
const languagesOf = (
  { languages = contentLanguages, available }: Options,
  value: Value,
): readonly string[] => (available ? Object.keys(value) : languages);

/** Blocks of fields to be read, a tab for each language. */
export const PerLanguageTabs = (props: ShowProps<Value, Options>) => {
  const { value, field, scope, name, resource } = props;
  const translate = useTranslate();
  const id = useId();
  const languages = languagesOf(field, value);
  const context = { scope: `${scope}.rows.${name}`, resource };
  return (
    <LanguagePanes
      id={id}
      label={translate(`${scope}.fields.${name}`)}
      languages={languages}
      isDouble={field.sideBySide}
    >
      {(language) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(field.fields).map(([inner, innerField]) => (
            <NestedShow
              key={inner}
              {...context}
              name={inner}
              field={innerField}
              record={{ ...value[language] }}
              value={value[language]?.[inner]}
            />
          ))}
        </Box>
      )}
    </LanguagePanes>
  );
};

/** Blocks of fields to be entered, a tab for each language, marked where something is wrong. */
export const PerLanguageInput = (props: InputProps<Value, Options>) => {
  const { id, label, value, onChange, onBlur, error, field, scope, name } = props;
  const translate = useTranslate();
  const { fields } = field;
  const languages = languagesOf(field, value);
  const [open, setOpen] = useState(languages[0] ?? '');
  const isWrong = (language: string) => nested.check(value[language] ?? {}, fields) !== undefined;
  return (
    <LabelledGroup {...props}>
      {field.translate && (
        <TranslateButton
          {...props}
          spec={field.translate}
          from={open}
          fieldNames={field.translate.fields.map((inner) =>
            translate(`${scope}.rows.${name}.fields.${inner}`),
          )}
        />
      )}
      <LanguagePanes
        id={id}
        label={label}
        languages={languages}
        wrong={error ? languages.filter(isWrong) : []}
        isDouble={field.sideBySide}
        onOpen={setOpen}
      >
        {(language, pane) => (
          <NestedInputs
            id={`${pane}-${language}`}
            fields={fields}
            values={value[language] ?? {}}
            onChange={(block) => onChange({ ...value, [language]: block })}
            onBlur={onBlur}
            hasFailed={Boolean(error)}
            params={{ lang: languageCode(language) }}
            isDisabled={props.isDisabled}
            scope={`${scope}.rows.${name}`}
            resource={props.resource}
          />
        )}
      </LanguagePanes>
    </LabelledGroup>
  );
};
