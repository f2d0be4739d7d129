import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import type { ShowProps } from '../../fields/KindView';
import { LabelledShow } from '../../fields/LabelledShow';
import { languageName } from '../../fields/labels';
import { useOpenLanguage } from '../../fields/openLanguage';
import { Nothing } from '../../ui/Nothing';
import { CopyLanguage } from './CopyLanguage';
import { LanguagePanes } from './LanguagePanes';
import { lackingIn, otherLanguage } from './lacking';
import { TranslateRoom } from './TranslateButton';
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
