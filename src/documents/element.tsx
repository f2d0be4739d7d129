import type { RendererProps } from '@jsonforms/core';
import type { ComponentType } from 'react';
import type { LookProps } from './looks/LookProps';

/** A row that shows something as a renderer of JSON Forms. */
export const element = (Look: ComponentType<LookProps>) => {
  const Element = ({ uischema }: RendererProps) => <Look row={uischema.options?.row} />;
  return Element;
};
