import { type ActionSpec, limitsOf, type UploadSpec } from '../../../schemas';
import type { CallContext, Operation, Uploaded } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import { uploadIn } from '../../records/files/fileFields';
import { acceptReferring } from '../../records/save/acceptInner';
import { doingOnce, type Endpoint, recordPath, rowToChange } from './Endpoint';

type UploadAction = ActionSpec & { readonly uploads: UploadSpec };

const isUpload = (entry: [string, ActionSpec]): entry is [string, UploadAction] =>
  entry[1].uploads !== undefined;

/** The file that came, and what was entered beside it. @throws Refusal or FieldProblems */
const uploadedIn = async (
  { definition: { name } }: Endpoint,
  context: CallContext,
  { uploads: { part = 'file' }, asks = {} }: UploadAction,
): Promise<Uploaded> => ({
  upload: uploadIn(context, part),
  asked: await acceptReferring(context, name, asks, context.call.body, undefined),
});

const taking = (
  endpoint: Endpoint,
  { fn, right = 'update', uploads }: UploadAction,
  path: string,
  run: (context: CallContext) => Promise<Reply>,
): Operation => {
  const shape = { method: 'POST', path, fn, right, upload: limitsOf(uploads) } as const;
  return doingOnce(endpoint, shape, run);
};

/** The calls of actions that upload a file, which the behaviour answers. */
export const uploadOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { name, path, actions } = endpoint.definition;
  const { uploads = {}, recordUploads = {} } = endpoint.behaviours.of(name);
  return Object.entries(actions)
    .filter(isUpload)
    .flatMap(([action, spec]) => {
      const ofAll = uploads[action];
      const ofRecord = recordUploads[action];
      return [
        ...(ofAll
          ? [
              taking(endpoint, spec, spec.path ?? path, async (context) =>
                ofAll(context, await uploadedIn(endpoint, context, spec)),
              ),
            ]
          : []),
        ...(ofRecord
          ? [
              taking(endpoint, spec, spec.path ?? recordPath(endpoint), async (context) => {
                const row = await rowToChange(endpoint, context);
                return ofRecord(context, row, await uploadedIn(endpoint, context, spec));
              }),
            ]
          : []),
      ];
    });
};
