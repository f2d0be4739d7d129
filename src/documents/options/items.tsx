import { type ControlProps, composePaths, type VerticalLayout } from '@jsonforms/core';
import { JsonFormsDispatch, withJsonFormsControlProps } from '@jsonforms/react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { JsonSchema } from '../../../schemas/documents';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import { moved } from '../../ui/reorder/moved';
import { useRowKeys } from '../../ui/rows/useRowKeys';
import { typeIs } from '../testers';
import { ItemButtons } from './ItemButtons';

const emptyOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, { default: value }]) => [name, value]));

const layoutOf = ({ properties = {} }: JsonSchema): VerticalLayout => ({
  type: 'VerticalLayout',
  elements: Object.keys(properties).map((name) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
  })),
});

/** Gives the focus to a control of the items once the change that it follows is on screen. */
const useNextFocus = (box: RefObject<HTMLElement | null>) => {
  const next = useRef('');
  useLayoutEffect(() => {
    if (!next.current) return;
    const target = box.current?.querySelector<HTMLElement>(next.current);
    next.current = '';
    target?.focus();
  });
  return (selector: string) => {
    next.current = selector;
  };
};

const nothing = () => undefined;

const useItems = ({ data, path, schema, handleChange }: ControlProps) => {
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const { keys, added, moved: movedKey, removed } = useRowKeys(items.length);
  const change = (next: readonly unknown[]) => handleChange(path, next);
  const itemSchema = (schema as JsonSchema).items ?? { type: 'object' };
  return {
    items,
    keys,
    itemSchema,
    add: () => {
      added();
      change([...items, emptyOf(itemSchema)]);
    },
    move: (from: number, to: number) => {
      movedKey(from, to);
      change(moved(items, from, to));
    },
    remove: (index: number) => {
      removed(index);
      change(items.toSpliced(index, 1));
    },
  };
};

/** Items that are added, edited, moved and taken away, each with controls for its parts. */
const Items = (props: ControlProps) => {
  const { id, path, label, description, errors, enabled, visible } = props;
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const focus = useNextFocus(box);
  const { items, keys, itemSchema, add, move, remove } = useItems(props);
  if (!visible) return null;
  return (
    <LabelledGroup
      id={id}
      label={label}
      help={description || undefined}
      error={errors || undefined}
      isRequired={false}
      onBlur={nothing}
    >
      <Box ref={box} sx={{ display: 'grid', gap: 1.5 }}>
        {items.map((_, index) => (
          <Paper
            key={keys[index]}
            variant="outlined"
            role="group"
            aria-label={translate('documents.items.item', { number: index + 1 })}
            data-item={index}
            sx={{ p: 1.5 }}
          >
            <JsonFormsDispatch
              schema={itemSchema}
              uischema={layoutOf(itemSchema)}
              path={composePaths(path, String(index))}
              enabled={enabled}
            />
            <ItemButtons
              number={index + 1}
              count={items.length}
              isDisabled={!enabled}
              onMove={(by) => {
                focus(
                  `[data-item="${index + by}"] [data-move="${by}"]:not(:disabled), [data-item="${index + by}"] [data-move]:not(:disabled)`,
                );
                move(index, index + by);
              }}
              onRemove={() => {
                focus(`[data-item="${Math.min(index, items.length - 2)}"] input, [data-add]`);
                remove(index);
              }}
            />
          </Paper>
        ))}
        <Button
          data-add=""
          startIcon={<Add />}
          disabled={!enabled}
          onClick={() => {
            focus(`[data-item="${items.length}"] input`);
            add();
          }}
          sx={{ justifySelf: 'start' }}
        >
          {translate('documents.items.add')}
        </Button>
      </Box>
    </LabelledGroup>
  );
};

export const itemsRenderer = {
  tester: typeIs('array'),
  renderer: withJsonFormsControlProps(Items),
};
