import { Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { CodeShow } from '../code/CodeShow';
import { SOURCE_HEIGHT } from '../code/heights';
import { CleanHtml } from './cleanHtmlPart';
import { wordsOf } from './html';
import look from './richText.module.css';

const RichTextShow = (props: ShowProps<string, OptionsOf<'richText'>>) => {
  const { value, field, isCell } = props;
  const { minHeight = SOURCE_HEIGHT } = field;
  if (isCell) return value ? <OneLine text={wordsOf(value)} /> : <Nothing isCell />;
  // A text that lists its elements is a part of some page: here it would look like none of it.
  if (field.allows) return <CodeShow {...props} minHeight={minHeight} />;
  return (
    <div
      className={`${look.framed} ${field.readOnly ? '' : look.room}`}
      style={{ minHeight: field.readOnly ? undefined : minHeight }}
    >
      {value ? (
        <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
          <CleanHtml html={value} />
        </Suspense>
      ) : (
        <Nothing />
      )}
    </div>
  );
};

export const richText: ViewOf<'richText'> = {
  Show: RichTextShow,
  asText: wordsOf,
  isBlock: true,
};
