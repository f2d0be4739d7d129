import type { ValueOf } from '../../schemas';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';
import look from '../ui/plain/values.module.css';
import { asFilter } from './asFilter';
import { lazyPart } from './lazyPart';

type Value = ValueOf<'tags'>;

const TagsShow = ({ value, isCell }: ShowProps<Value>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  if (isCell) return value.join(', ');
  return (
    <span className={look.tags}>
      {value.map((tag) => (
        <span key={tag} className={look.chip}>
          <span className={look.word}>{tag}</span>
        </span>
      ))}
    </span>
  );
};

const TagsInput = lazyPart<InputProps<Value>>(async () => (await import('./TagsInput')).TagsInput);

export const tags: ViewOf<'tags'> = {
  Show: TagsShow,
  Input: TagsInput,
  Filter: asFilter(TagsInput, []),
  asText: (value) => value.join(', '),
};
