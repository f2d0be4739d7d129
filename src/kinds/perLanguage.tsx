import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type AnyFields, contentLanguages, nested } from '../../schemas';
import type { OptionsOf, ValueOf, ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LabelledGroup } from './LabelledGroup';
import { LanguageTabs } from './LanguageTabs';
import { NestedInputs } from './NestedInputs';
import { NestedShow } from './NestedShow';
import { nestedText } from './nestedText';
import { OneLine } from './OneLine';

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

const PerLanguageShow = (props: ShowProps<Value, Options>) => {
  const { value, field, scope, name, resource, isCell } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const languages = languagesOf(field);
  const context = { scope: `${scope}.rows.${name}`, resource };
  if (isCell) {
    const block = value[languages[0] ?? ''] ?? {};
    return <OneLine text={nestedText(block, field.fields, context, translate, locale)} />;
  }
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

const PerLanguageInput = (props: InputProps<Value, Options>) => {
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

export const perLanguage: ViewOf<'perLanguage'> = {
  Show: PerLanguageShow,
  Input: PerLanguageInput,
  asText: (value, { field, scope, name, resource }, translate, locale) => {
    const context = { scope: `${scope}.rows.${name}`, resource };
    return Object.entries(value)
      .map(([language, block]) => [
        translate(`codes.languages.${language}`, { _: language }),
        nestedText(block, field.fields, context, translate, locale),
      ])
      .filter(([, text]) => text !== '')
      .map(([language, text]) => `${language}: ${text}`)
      .join('; ');
  },
  isBlock: true,
};
