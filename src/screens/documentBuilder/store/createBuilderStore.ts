import type { DocumentRow, RowCode } from '../../../../schemas/documents';
import type { DetailRules } from '../rows/details';
import type { Content, ReadContent } from '../rows/history';
import type { RowPatch } from '../rows/rowList';
import type { RowSender } from '../storing/RowSender';
import { isSaved } from '../storing/saving';
import type { BuilderState, FocusRequest } from './BuilderState';
import { builderView } from './builderView';
import { createDocumentRunner } from './createDocumentRunner';
import { rowIn } from './editing';

/**
 * One document while it is built: what is done to its rows and details, what can be undone, which row is
 * selected, and what of it the server has.
 *
 * @param rules what holds for the details
 */
export const createBuilderStore = (content: ReadContent, sender: RowSender, rules: DetailRules) => {
  const { dispatch, state, subscribe, idle, useSender } = createDocumentRunner(
    content,
    sender,
    rules,
  );
  let shown = { of: state(), view: builderView(state(), [], rules) };
  const get = (): BuilderState => {
    const of = state();
    if (of !== shown.of) shown = { of, view: builderView(of, shown.view.keys, rules) };
    return shown.view;
  };

  return {
    get,
    subscribe,
    useSender,
    rowOf: (key: number | null): DocumentRow | undefined => rowIn(state().editing.history, key),

    select: (key: number | null, part?: FocusRequest['part']) =>
      dispatch({ type: 'select', key, part }),
    focused: (request: FocusRequest) => dispatch({ type: 'focused', request }),
    showDetails: () => dispatch({ type: 'showDetails' }),
    add: (code: RowCode, index?: number) => dispatch({ type: 'add', code, index }),
    duplicate: (key: number) => dispatch({ type: 'duplicate', key }),
    remove: (key: number) => dispatch({ type: 'remove', key }),
    restore: (row: DocumentRow) => dispatch({ type: 'restore', row }),
    move: (key: number, to: number) => dispatch({ type: 'move', key, to }),
    patch: (key: number, patch: RowPatch) => dispatch({ type: 'patch', key, patch }),
    patchDetails: (name: string, value: unknown) => dispatch({ type: 'patchDetails', name, value }),
    /** An option or a detail is left: what was typed in it is a step of its own, and is sent. */
    leaveOption: () => dispatch({ type: 'flush' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    revert: (key: number) => dispatch({ type: 'revert', key }),
    revertAll: () => dispatch({ type: 'revertAll' }),
    takeUp: (typed: Content) => dispatch({ type: 'takeUp', content: typed }),

    /** Sends what can be sent. @returns whether everything is stored by then */
    flush: async (): Promise<boolean> => {
      dispatch({ type: 'flush' });
      await idle();
      return isSaved(state().saving, state().editing.history);
    },
    retry: () => dispatch({ type: 'retry' }),
    stop: () => dispatch({ type: 'stop' }),
    /** Takes over what was read again, unless something was changed here. */
    adopt: (read: ReadContent) => dispatch({ type: 'adopt', content: read }),
  };
};

export type BuilderStore = ReturnType<typeof createBuilderStore>;
