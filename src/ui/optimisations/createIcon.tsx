import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import look from './icon.module.css';

/**
 * Makes an icon as Material's `createSvgIcon` does: a plain element with the same looks; Material's own only where
 * one is given a title or styles of its own. The build puts it in that one's place.
 *
 * @param path what is drawn, on 24 by 24
 */
export const createIcon = (path: ReactNode) => {
  const Icon = ({ color = 'inherit', fontSize = 'medium', ...props }: SvgIconProps) => {
    const { className, titleAccess, htmlColor, inheritViewBox, sx, classes, ...others } = props;
    if (sx || classes || titleAccess || inheritViewBox)
      return (
        <SvgIcon {...props} color={color} fontSize={fontSize}>
          {path}
        </SvgIcon>
      );
    return (
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden="true"
        color={htmlColor}
        data-color={color}
        data-size={fontSize}
        {...others}
        className={['MuiSvgIcon-root', look.icon, className].filter(Boolean).join(' ')}
      >
        {path}
      </svg>
    );
  };
  // What Material's parts know an icon by.
  return Object.assign(memo(Icon), { muiName: 'SvgIcon' });
};
