import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import { wordsOf } from './html';

const CleanHtml = lazy(async () => ({ default: (await import('./CleanHtml')).CleanHtml }));

const RichTextShow = ({ value, isCell }: ShowProps<string>) => {
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={wordsOf(value)} />;
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
