import { StrictMode, useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Reach } from '../hydration/reach';
import { Themed } from './Themed';

interface Props extends Pick<RouterProviderProps, 'router'> {
  /** All of it is on screen, and can be used. */
  onMount?(): void;
}

/** All of the app, at an address. */
export const App = ({ router, onMount }: Props) => {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <Themed>
        <Reach>
          <RouterProvider router={router} />
        </Reach>
      </Themed>
    </StrictMode>
  );
};
