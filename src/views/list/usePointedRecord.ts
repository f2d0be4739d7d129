import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Resource } from '../../../schemas';
import { useStableCallback } from '../../ui/useStableCallback';
import { whenIdle } from '../../ui/waiting/whenIdle';
import { recordQuery } from '../firstRecord';
import { FRESH_MS } from './firstRows';

/** Milliseconds that a pointer rests on a row before it counts: on its way over others it asks for nothing. */
const REST_MS = 80;

/** Milliseconds after which the record is read though the page is busy. */
const LATEST_MS = 200;

/** Loads what a record is entered with, and its page is drawn with, while nobody waits for it. */
const usePreparedView = (definition: Resource, isOpened: boolean): void => {
  useEffect(() => {
    const prepare = async () => (await import('./prepareView')).prepareView(definition, isOpened);
    return whenIdle(() => void prepare().catch(() => undefined));
  }, [definition, isOpened]);
};

/**
 * Reads the record that somebody points at, so that it is there when it is opened.
 *
 * @param isPaused the rows are worked with where they stand: none is about to be opened
 * @returns to be called with the row under the pointer or the focus; `null` when it has left
 */
export const usePointedRecord = (
  definition: Resource,
  isPaused: boolean,
): ((id: number | null) => void) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const leave = useRef<() => void>(undefined);
  const { detail, verbs } = definition;
  const isOpened = detail.length > 0 && verbs.read !== false;
  usePreparedView(definition, isOpened);
  useEffect(() => () => leave.current?.(), []);

  const read = (id: number) =>
    client.prefetchQuery({ ...recordQuery(provider, definition, id), staleTime: FRESH_MS });

  /** @returns how to leave it undone */
  const readSoon = (id: number): (() => void) => {
    // Rows that move below a pointer at rest are just being drawn.
    let stop = (): void => clearTimeout(resting);
    const resting = setTimeout(() => {
      stop = whenIdle(() => void read(id), LATEST_MS);
    }, REST_MS);
    return () => stop();
  };

  return useStableCallback((id) => {
    leave.current?.();
    leave.current = id !== null && isOpened && !isPaused ? readSoon(id) : undefined;
  });
};
