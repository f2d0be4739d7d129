import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ValueOf } from '../../schemas';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { Nothing } from '../ui/Nothing';
import { asFilter } from './asFilter';
import { lazyPart } from './lazyPart';

type Value = ValueOf<'tags'>;

const TagsShow = ({ value, isCell }: ShowProps<Value>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  if (isCell) return value.join(', ');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {value.map((tag) => (
        <Chip key={tag} size="small" label={tag} />
      ))}
    </Box>
  );
};

const TagsInput = lazyPart<InputProps<Value>>(async () => (await import('./TagsInput')).TagsInput);

export const tags: ViewOf<'tags'> = {
  Show: TagsShow,
  Input: TagsInput,
  Filter: asFilter(TagsInput, []),
  asText: (value) => value.join(', '),
};
