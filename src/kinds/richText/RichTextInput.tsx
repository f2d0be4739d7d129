import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { EditorBox } from '../../fields/inputs/EditorBox';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { SOURCE_HEIGHT } from '../code/heights';
import { CleanHtml } from './cleanHtmlPart';
import look from './richText.module.css';

const RichTextEditor = part('RichTextEditor', async () => ({
  default: (await import('./RichTextEditor')).RichTextEditor,
}));
const LostParts = part('LostParts', async () => ({
  default: (await import('./LostParts')).LostParts,
}));
const CodeEditor = part('CodeEditor', async () => ({
  default: (await import('../code/CodeEditor')).CodeEditor,
}));

/** The button between a text and its source, where a definition lists elements that no button makes. */
const SourceToggle = ({ isSource, onToggle }: { isSource: boolean; onToggle(): void }) => {
  const translate = useTranslate();
  return (
    <Button size="small" aria-pressed={isSource} onClick={onToggle}>
      {translate('kinds.richText.source')}
    </Button>
  );
};

/** As high as the editor will be. */
const Waiting = ({ html }: { html: string }) => (
  <div className={`${look.waiting} ${look.room}`} data-loading="" aria-hidden>
    <Suspense>
      <CleanHtml html={html} />
    </Suspense>
  </div>
);

/** A formatted text in an editor, which is loaded when it is first needed. */
export const RichTextInput = (props: InputProps<string, OptionsOf<'richText'>>) => {
  const { id, value, onChange, field, error, help, isDisabled, isRequired, inputRef } = props;
  const { allows, minHeight = SOURCE_HEIGHT } = field;
  const [isSource, setSource] = useState(false);
  const editor = {
    labelId: `${id}-label`,
    messageId: error || help ? `${id}-message` : undefined,
    value,
    onChange,
    isDisabled,
    isWrong: Boolean(error),
    isRequired,
    inputRef,
  };
  const toggle = allows && !isDisabled && (
    <SourceToggle isSource={isSource} onToggle={() => setSource(!isSource)} />
  );
  return (
    <div className={allows ? undefined : look.measured}>
      <EditorBox
        {...props}
        minHeight={minHeight}
        tools={toggle}
        waiting={allows ? undefined : <Waiting html={value} />}
      >
        {isSource ? (
          <CodeEditor {...editor} minHeight={minHeight} language="html" />
        ) : (
          <RichTextEditor {...editor} allows={allows} />
        )}
        <LostParts html={value} allows={allows} />
      </EditorBox>
    </div>
  );
};
