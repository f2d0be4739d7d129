import { expect, test } from 'vitest';
import { isFile } from '../../../schemas/fields/isKind';
import { definitions } from '../../fixtures/definitions';
import { openApi } from '../support/Api';
import { png } from '../support/media';

const fields = definitions.flatMap((definition) =>
  Object.entries(definition.fields).flatMap(([name, field]) =>
    isFile(field) && field.upload ? [{ definition, name, field, upload: field.upload }] : [],
  ),
);

const filled = (path: string) => path.replace('{org}', '1').replace('{id}', '1');

test.each(fields)(
  '$name of $definition.name is stored by PUT and by POST, and is removed',
  async ({ definition, field, upload }) => {
    const api = await openApi();
    const send = async (method: string, at: string) => {
      const form = new FormData();
      form.append(field.part ?? 'file', new Blob([new Uint8Array(png)]), 'picture.png');
      const [status, answer] = await api.call(method, at, form);
      return status === 200 ? status : [method, at, status, answer];
    };
    const paths = [upload, ...(field.ahead ? [upload.replace('{id}', 'add')] : [])];
    for (const path of paths)
      for (const method of ['POST', 'PUT']) expect(await send(method, filled(path))).toBe(200);
    const { remove } = field;
    if (!remove) return;
    const own = definition.single ? definition.path : `${definition.path}/{id}`;
    const at = filled(remove.path ?? own);
    const body = {
      ...(remove.fn !== undefined && { function: remove.fn }),
      ...(remove.idArg !== undefined && { [remove.idArg]: 1 }),
    };
    const [status, answer] = await api.call(remove.method ?? 'POST', at, body);
    expect([status, answer]).toMatchObject([200, {}]);
  },
);
