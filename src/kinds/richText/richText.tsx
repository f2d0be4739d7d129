import { Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { part } from '../../routing/part';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { CodeShow } from '../code/CodeShow';
import { SOURCE_HEIGHT } from '../code/heights';
import { wordsOf } from './html';
import look from './richText.module.css';

const CleanHtml = part('CleanHtml', async () => ({
  default: (await import('./CleanHtml')).CleanHtml,
}));

const RichTextShow = (props: ShowProps<string, OptionsOf<'richText'>>) => {
  const { value, field, isCell } = props;
  const { minHeight = SOURCE_HEIGHT } = field;
  if (isCell) return value ? <OneLine text={wordsOf(value)} /> : <Nothing isCell />;
  // A text that lists its elements is a part of some page: here it would look like none of it.
  if (field.allows) return <CodeShow {...props} minHeight={minHeight} />;
  return (
    <div className={look.framed} style={{ minHeight: field.readOnly ? undefined : minHeight }}>
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
