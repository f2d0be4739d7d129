import type { Definitions } from '../Definitions';
import type { Read } from '../readRecords';
import { actionCalls } from './actions';
import { choiceCalls } from './choices';
import { createByUploadCalls } from './createByUpload';
import { documentCalls } from './documents';
import { exportCalls } from './exports';
import { historyCalls } from './history';
import { importCalls } from './imports';
import { linkCalls } from './links';
import { publicationCalls } from './publications';
import { queryCalls } from './queries';
import { subListCalls } from './subLists';
import { translationCalls } from './translations';
import { usageCalls } from './usage';

/** What the pages of records call, and lists don't: loaded when the first record is opened. */
export const recordCalls = (definitionOf: Definitions, read: Read) => ({
  ...actionCalls(definitionOf, read),
  ...choiceCalls(definitionOf),
  ...createByUploadCalls(definitionOf),
  ...documentCalls(definitionOf, read),
  ...exportCalls(definitionOf),
  ...historyCalls(definitionOf, read),
  ...importCalls(definitionOf),
  ...linkCalls(definitionOf, read),
  ...publicationCalls(definitionOf),
  ...queryCalls(definitionOf),
  ...subListCalls(definitionOf, read),
  ...translationCalls(definitionOf),
  ...usageCalls(definitionOf),
});

export type RecordCalls = ReturnType<typeof recordCalls>;
