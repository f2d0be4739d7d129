import type { RendererProps } from '@jsonforms/core';
import type { ComponentType } from 'react';
import type { DisplayProps } from './display/DisplayProps';

/** A row that shows something as a renderer of JSON Forms. */
export const element = (Display: ComponentType<DisplayProps>) => {
  const Element = ({ uischema }: RendererProps) => <Display row={uischema.options?.row} />;
  return Element;
};
