import type { ValueOf } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';
import look from '../ui/optimisations/values.module.css';

type Value = ValueOf<'tags'>;

const TagsShow = ({ value, isCell }: ShowProps<Value>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  if (isCell) return value.join(', ');
  return (
    <span className={look.chips} data-filled>
      {value.map((tag) => (
        <span key={tag} className={look.chip}>
          <span className={look.word}>{tag}</span>
        </span>
      ))}
    </span>
  );
};

export const tags: ViewOf<'tags'> = {
  Show: TagsShow,
  asText: (value) => value.join(', '),
};
