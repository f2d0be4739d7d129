import { type ComponentType, lazy } from 'react';
import type { PageName, ScreenName } from '../../schemas';
import type { PageProps, ScreenProps } from '../views/handWritten';

/** The hand-written screens that a definition's tab can name; each is loaded when it opens. */
export const screens = {
  documentBuilder: lazy(() => import('./documentBuilder/DocumentBuilder')),
  documentListTab: lazy(() => import('./documentListTab/DocumentListTab')),
  passwordChange: lazy(() => import('./passwordChange/PasswordChange')),
  questionnaireResults: lazy(() => import('./questionnaireResults/QuestionnaireResults')),
} satisfies Record<ScreenName, ComponentType<ScreenProps>>;

/** The hand-written pages at addresses of their own; each is loaded when it opens. */
export const pages = {
  documentListPage: lazy(() => import('./documentListPage/DocumentListPage')),
  mediaLibrary: lazy(() => import('./mediaLibrary/MediaLibrary')),
  placeholder: lazy(() => import('./placeholder/Placeholder')),
} satisfies Record<PageName, ComponentType<PageProps>>;
