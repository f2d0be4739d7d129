import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type AnyFields, contentLanguages, nested } from '../../schemas';
import type { OptionsOf, ValueOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LabelledGroup } from './LabelledGroup';
import { LanguageTabs } from './LanguageTabs';
import { NestedInputs } from './NestedInputs';
import { NestedShow } from './NestedShow';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

const languagesOf = ({ languages = contentLanguages }: Options): readonly string[] => languages;

/** The fields of a block, with that marked as required which every language must have. */
const fieldsOf = ({ fields, everyLanguage }: Options): AnyFields => {
  const demanded = everyLanguage && fields[everyLanguage.field];
  return demanded
    ? { ...fields, [everyLanguage.field]: { ...demanded, required: everyLanguage.message } }
    : fields;
};

/** Blocks of fields to be read, a tab for each language. */
export const PerLanguageTabs = (props: ShowProps<Value, Options>) => {
  const { value, field, scope, name, resource } = props;
  const translate = useTranslate();
  const id = useId();
  const languages = languagesOf(field);
  const context = { scope: `${scope}.rows.${name}`, resource };
  return (
    <LanguageTabs id={id} label={translate(`${scope}.fields.${name}`)} languages={languages}>
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
    </LanguageTabs>
  );
};

/** Blocks of fields to be entered, a tab for each language, marked where something is wrong. */
export const PerLanguageInput = (props: InputProps<Value, Options>) => {
  const { id, label, value, onChange, onBlur, error, field, scope, name } = props;
  const fields = fieldsOf(field);
  const isWrong = (language: string) => nested.check(value[language] ?? {}, fields) !== undefined;
  return (
    <LabelledGroup {...props}>
      <LanguageTabs
        id={id}
        label={label}
        languages={languagesOf(field)}
        wrong={error ? languagesOf(field).filter(isWrong) : []}
      >
        {(language) => (
          <NestedInputs
            id={`${id}-${language}`}
            fields={fields}
            values={value[language] ?? {}}
            onChange={(block) => onChange({ ...value, [language]: block })}
            onBlur={onBlur}
            hasFailed={Boolean(error)}
            isDisabled={props.isDisabled}
            scope={`${scope}.rows.${name}`}
            resource={props.resource}
          />
        )}
      </LanguageTabs>
    </LabelledGroup>
  );
};
