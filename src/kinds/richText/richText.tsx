import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import { EditorBox } from '../../fields/inputs/EditorBox';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { wordsOf } from './html';

const CleanHtml = lazy(async () => ({ default: (await import('./CleanHtml')).CleanHtml }));
const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor')).RichTextEditor,
}));

const MIN_HEIGHT = 200;

const RichTextShow = ({ value, isCell }: ShowProps<string>) => {
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={wordsOf(value)} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
      <CleanHtml html={value} />
    </Suspense>
  );
};

const RichTextInput = (props: InputProps<string, OptionsOf<'richText'>>) => {
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

export const richText: ViewOf<'richText'> = {
  Show: RichTextShow,
  Input: RichTextInput,
  Filter: TextInput,
  asText: wordsOf,
  isBlock: true,
};
