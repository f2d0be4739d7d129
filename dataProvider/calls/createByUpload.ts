import { newRecordUpload } from '../../schemas';
import { serializeRecord } from '../../schemas/codec';
import type { Definitions } from '../Definitions';
import { saveOwnFields } from '../saveOwnFields';
import { type Sending, uploadFile } from '../upload';
import type { Values } from '../values';

/** A record that came into being, and the server's message, which has been shown. */
export interface Made {
  readonly id: number;
  readonly message: string;
}

/** The calls that make records of files. */
export const createByUploadCalls = (definitionOf: Definitions) => ({
  /**
   * Adds a record that is made of a file. A refusal is left to the caller to show, where the file is.
   *
   * @param entered what was entered beside the file
   */
  createByUpload: async (
    resource: string,
    file: File,
    entered: Values,
    sending: Sending = {},
  ): Promise<Made> => {
    const definition = await definitionOf(resource);
    const spec = newRecordUpload(definition.verbs);
    if (!spec) throw new Error(`Records of ${resource} aren't made of files.`);
    const { lastId, message } = await uploadFile(spec.path ?? `${definition.path}/add`, file, {
      ...sending,
      part: spec.part,
      fields: serializeRecord(definition, entered, 'create'),
      isQuietOnFailure: true,
    });
    const id = lastId ?? 0;
    await saveOwnFields(definition, { ...entered, id });
    return { id, message };
  },
});
