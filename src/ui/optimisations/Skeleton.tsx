import type { ComponentProps } from 'react';
import look from './skeleton.module.css';

interface Props extends ComponentProps<'span'> {
  variant?: 'text' | 'rounded' | 'rectangular';
  width?: number;
  height?: number | string;
}

/** The shape of what is on its way, in Material's look. */
export const Skeleton = ({
  variant = 'text',
  width,
  height,
  style,
  className = '',
  ...others
}: Props) => (
  <span
    data-loading=""
    {...others}
    className={`${look.skeleton} ${look[variant] ?? ''} ${className}`}
    style={{ width, height, ...style }}
  />
);
