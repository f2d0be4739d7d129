import { lazy } from 'react';
import type { OptionsOf } from '../../../schemas';
import { EditorBox } from '../../fields/inputs/EditorBox';
import type { InputProps } from '../../fields/KindView';

const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor')).RichTextEditor,
}));

const MIN_HEIGHT = 200;

/** A formatted text in an editor, which is loaded when it is first needed. */
export const RichTextInput = (props: InputProps<string, OptionsOf<'richText'>>) => {
  const { id, value, onChange, error, help, isDisabled, isRequired, inputRef } = props;
  return (
    <EditorBox {...props} minHeight={MIN_HEIGHT}>
      <RichTextEditor
        labelId={`${id}-label`}
        messageId={error || help ? `${id}-message` : undefined}
        value={value}
        onChange={onChange}
        minHeight={MIN_HEIGHT}
        isDisabled={isDisabled}
        isWrong={Boolean(error)}
        isRequired={isRequired}
        inputRef={inputRef}
      />
    </EditorBox>
  );
};
