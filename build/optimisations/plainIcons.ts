import type { Plugin } from 'vite';

const MODULE = /\/@mui\/material\/(?:esm\/)?SvgIcon\/SvgIcon\.m?js$/;

/** Classes as Material gives them; how they look is in `src/ui/theme/icons.css`. */
const code = `
import { createElement, forwardRef } from 'react';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const SvgIcon = forwardRef(function SvgIcon(
  { children, className, color = 'inherit', component = 'svg', fontSize = 'medium', htmlColor, titleAccess,
    inheritViewBox = false, viewBox = '0 0 24 24', ownerState, classes, sx, ...others },
  ref,
) {
  const looks = ['MuiSvgIcon-root', 'MuiSvgIcon-fontSize' + capital(fontSize)];
  if (color !== 'inherit') looks.push('MuiSvgIcon-color' + capital(color));
  if (className) looks.push(className);
  return createElement(
    component,
    {
      className: looks.join(' '),
      focusable: 'false',
      color: htmlColor,
      'aria-hidden': titleAccess ? undefined : true,
      role: titleAccess ? 'img' : undefined,
      viewBox: inheritViewBox ? undefined : viewBox,
      ref,
      ...others,
    },
    children,
    titleAccess ? createElement('title', null, titleAccess) : null,
  );
});
SvgIcon.muiName = 'SvgIcon';

export default SvgIcon;
`;

/**
 * Icons are plain elements with classes of the style sheet, where Material works out the styles of each: a page has some
 * sixty, on the server as in the browser. Without `sx`, which none of ours has.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: () => ({ code, map: null }),
  },
});
