import type { ReadLinked } from '../carried';
import type { Definitions } from '../Definitions';
import { actionCalls } from './actions';
import { choiceCalls } from './choices';
import { createByUploadCalls } from './createByUpload';
import { documentCalls } from './documents';
import { linkCalls } from './links';
import { queryCalls } from './queries';
import { subListCalls } from './subLists';
import { translationCalls } from './translations';
import { usageCalls } from './usage';

/** What the pages of records call, and lists don't: loaded when the first record is opened. */
export const recordCalls = (definitionOf: Definitions, readLinked: ReadLinked) => ({
  ...actionCalls(definitionOf),
  ...choiceCalls(definitionOf),
  ...createByUploadCalls(definitionOf),
  ...documentCalls(definitionOf),
  ...linkCalls(definitionOf, readLinked),
  ...queryCalls(definitionOf),
  ...subListCalls(definitionOf),
  ...translationCalls(definitionOf),
  ...usageCalls(definitionOf),
});

export type RecordCalls = ReturnType<typeof recordCalls>;
