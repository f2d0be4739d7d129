import { type MouseEvent, type MouseEventHandler, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';

/** A click that the browser answers itself: in another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * What a plain `<a href>` needs to stay inside the app. React-router's own links are all drawn again with each
 * change of the address; the handler stays the same, so that many links cost nothing then.
 */
export const useFollowLink = (): MouseEventHandler<HTMLAnchorElement> => {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback((event) => {
    const to = event.currentTarget.getAttribute('href');
    if (to === null || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    latest.current(to, { replace: to === `${pathname}${search}${hash}` });
  }, []);
};
