import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  checkFields,
  fieldsIn,
  languageCode,
  languagesFrom,
  type OptionsOf,
  type ValueOf,
} from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { Focusable, InputProps, ShowProps } from '../../fields/KindView';
import { LabelledShow } from '../../fields/LabelledShow';
import { languageName } from '../../fields/labels';
import { NestedInputs } from '../../fields/NestedInputs';
import { useOpenLanguage } from '../../fields/openLanguage';
import { Nothing } from '../../ui/Nothing';
import { blockOf, withBlock } from './blocks';
import { CopyLanguage } from './CopyLanguage';
import { LanguagePanes } from './LanguagePanes';
import { lackingIn, otherLanguage } from './lacking';
import { TranslateButton, TranslateRoom } from './TranslateButton';
import { useLanguages } from './useLanguages';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

interface OtherProps extends ShowProps<Value, Options> {
  language: string;
  inner: string;
}

/** The text of another language, which is named. */
const OtherLanguage = ({ value, field, labelScope, name, resource, ...props }: OtherProps) => {
  const { language, inner } = props;
  const translate = useTranslate();
  return (
    <FieldScope
      fields={field.fields}
      labelScope={labelScope.rows(name)}
      resource={resource}
      record={value[language] ?? {}}
    >
      <div>
        <LabelledShow name={inner} isSlot />
        <FormHelperText>
          {translate('kinds.languages.other', { language: languageName(language, translate) })}
        </FormHelperText>
      </div>
    </FieldScope>
  );
};

/** The room of what writes the other languages; nothing where they are written by hand. */
const WritingRoom = ({ field, labelScope, name, languages }: ReadProps) => {
  const translate = useTranslate();
  const [opened] = useOpenLanguage();
  const open = languages.find((language) => language === opened) ?? languages[0];
  if (!field.translate || field.readOnly) return null;
  return (
    <TranslateRoom
      fields={field.translate.fields.map(labelScope.rows(name).field).join(', ')}
      languages={languages
        .filter((language) => language !== open)
        .map((language) => languageName(language, translate))
        .join(', ')}
    />
  );
};

interface ReadProps extends ShowProps<Value, Options> {
  languages: readonly string[];
}

/** The fields of one language, to be read. */
const ReadBlock = ({ language, ...props }: ReadProps & { language: string }) => {
  const { value, field, labelScope, name, resource, languages } = props;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FieldScope
          fields={field.fields}
          labelScope={labelScope.rows(name)}
          resource={resource}
          record={value[language] ?? {}}
        >
          {Object.keys(field.fields).map((inner) => {
            const other = otherLanguage(props, language, inner);
            return other === undefined ? (
              <LabelledShow key={inner} name={inner} isSlot />
            ) : (
              <OtherLanguage key={inner} {...props} language={other} inner={inner} />
            );
          })}
        </FieldScope>
      </Box>
      {!field.readOnly && (
        <CopyLanguage {...{ field, value, languages, language }} block={value[language]} />
      )}
    </>
  );
};

/** Blocks of fields to be read, a tab for each language. */
export const PerLanguageTabs = (props: ShowProps<Value, Options>) => {
  const { field, labelScope, name } = props;
  const id = useId();
  const languages = useLanguages(props);
  const lacking = lackingIn(props, languages);
  const [open, setOpen] = useOpenLanguage();
  if (languages.length === 0) return <Nothing />;
  return (
    <>
      <LanguagePanes
        id={id}
        label={labelScope.field(name)}
        languages={languages}
        lacking={lacking}
        open={open}
        onOpen={setOpen}
        isDouble={field.translate !== undefined}
      >
        {(language) => <ReadBlock {...props} languages={languages} language={language} />}
      </LanguagePanes>
      <WritingRoom {...props} languages={languages} />
    </>
  );
};

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
