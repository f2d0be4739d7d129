import { type ComponentType, lazy } from 'react';
import type { ScreenName } from '../../schemas';
import type { ScreenProps } from './ScreenProps';

/** The hand-written screens that a definition's tab can name; each is loaded when it opens. */
export const screens = {
  passwordChange: lazy(() => import('./passwordChange/PasswordChange')),
} satisfies Record<ScreenName, ComponentType<ScreenProps>>;
