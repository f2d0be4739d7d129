import { Suspense } from 'react';
import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { part } from '../../routing/part';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { CodeShow } from '../code/CodeShow';
import { wordsOf } from './html';

const CleanHtml = part('CleanHtml', async () => ({
  default: (await import('./CleanHtml')).CleanHtml,
}));

const RichTextShow = (props: ShowProps<string, OptionsOf<'richText'>>) => {
  const { value, field, isCell } = props;
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={wordsOf(value)} />;
  // A text that lists its elements is a part of some page: here it would look like none of it.
  if (field.allows) return <CodeShow {...props} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
      <CleanHtml html={value} />
    </Suspense>
  );
};

export const richText: ViewOf<'richText'> = {
  Show: RichTextShow,
  asText: wordsOf,
  isBlock: true,
};
