import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  checkFields,
  fieldsIn,
  languageCode,
  languagesFrom,
  type OptionsOf,
  type ValueOf,
} from '../../../schemas';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { Focusable, InputProps } from '../../fields/KindView';
import { NestedInputs } from '../../fields/NestedInputs';
import { useOpenLanguage } from '../../fields/openLanguage';
import { blockOf, withBlock } from './blocks';
import { CopyLanguage } from './CopyLanguage';
import { LanguagePanes } from './LanguagePanes';
import { lackingIn } from './lacking';
import { TranslateButton } from './TranslateButton';
import { useLanguages } from './useLanguages';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

/** Gives the focus to what is wrong, in a language that is opened for it where none on screen has it. */
const useFocusOnWrong = (
  { id, inputRef }: InputProps<Value, Options>,
  openWrong: () => void,
): ((group: Focusable | null) => void) => {
  const group = useRef<Focusable>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    group.current?.focus();
  });
  useImperativeHandle(inputRef, () => ({
    focus: () => {
      if (document.getElementById(id)?.querySelector('[aria-invalid="true"]'))
        return group.current?.focus();
      isWanted.current = true;
      openWrong();
    },
  }));
  return (target) => {
    group.current = target;
  };
};

interface BlockProps {
  /** Of the fields of all languages. */
  input: InputProps<Value, Options>;
  /** Of the pane that it stands in. */
  id: string;
  language: string;
  languages: readonly string[];
  /** The fields, of which some are demanded in some languages alone. */
  fields: ReturnType<typeof fieldsIn>;
}

/** The fields of one language. */
const LanguageBlock = ({ input, id, language, languages, fields }: BlockProps) => {
  const { field, value, name, onChange } = input;
  const block = blockOf(field, value, language);
  const change = (next: typeof block) => onChange(withBlock(field, value, language, block, next));
  return (
    <>
      <NestedInputs
        id={id}
        fields={fields}
        layout={Object.keys(field.fields)}
        values={block}
        holder={input.record}
        onChange={change}
        onBlur={input.onBlur}
        hasFailed={Boolean(input.error)}
        params={{ lang: languageCode(language) }}
        isDisabled={input.isDisabled}
        labelScope={input.labelScope.rows(name)}
        resource={input.resource}
      />
      <CopyLanguage {...input} {...{ languages, language, block }} onCopy={change} />
    </>
  );
};

/**
 * Blocks of fields to be entered, a tab for each language, marked where something is wrong. What writes them stands below
 * them, so that they stand where they are read.
 */
export const PerLanguageInput = (props: InputProps<Value, Options>) => {
  const { id, label, value, field, name } = props;
  const translate = useTranslate();
  const { fields } = field;
  const from = languagesFrom(field);
  const labelScope = props.labelScope.rows(name);
  const languages = useLanguages(props);
  const [opened, setOpen] = useOpenLanguage();
  const open = languages.find((language) => language === opened) ?? languages[0] ?? '';
  const lacking = lackingIn(props, languages);
  const isFilled = (block: Record<string, unknown>) => checkFields(block, fields) === undefined;
  const demandedIn = (language: string) => fieldsIn(language, value, field, isFilled);
  const wrong = props.error
    ? languages.filter((language) =>
        checkFields(blockOf(field, value, language), demandedIn(language)),
      )
    : [];
  const groupRef = useFocusOnWrong(props, () => setOpen(wrong[0] ?? open));
  return (
    <LabelledGroup {...props} inputRef={groupRef}>
      {from && !props.record[from.by] && (
        <FormHelperText>
          {translate('rules.chooseFirst', {
            name: props.labelScope.field(from.by),
          })}
        </FormHelperText>
      )}
      <LanguagePanes
        id={id}
        label={label}
        languages={languages}
        wrong={wrong}
        lacking={lacking}
        isDouble={field.translate !== undefined}
        open={open}
        onOpen={setOpen}
      >
        {(language, pane) => (
          <LanguageBlock
            input={props}
            id={`${pane}-${language}`}
            language={language}
            languages={languages}
            fields={demandedIn(language)}
          />
        )}
      </LanguagePanes>
      {field.translate && (
        <TranslateButton
          {...props}
          spec={field.translate}
          from={open}
          fieldNames={field.translate.fields.map(labelScope.field)}
        />
      )}
    </LabelledGroup>
  );
};
