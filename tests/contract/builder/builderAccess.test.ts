import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Answer, type Api, openApi } from '../support/Api';
import { onDefinition, onGroup, onList } from '../support/objectlists';

describe('the builder', () => {
  test('is closed to those without the right, and to other organisations', async () => {
    const api = await openApi();
    const changes = (by: Api) => [
      by.put('objectsDefinitions/3', { title: 'x' }),
      by.delete('objectsDefinitions/3'),
      onDefinition(by, 3, 'addObjectRow', { type: 1, options: {} }),
      onDefinition(by, 3, 'setActive'),
      onDefinition(by, 1, 'createNewDraft'),
      by.put('objectlists/1', { dutchTitle: 'x' }),
      by.delete('objectlists/1'),
      onGroup(by, 'addSubFolder', { dutchTitle: 'x' }),
      onGroup(by, 'addListToGroup', { listId: 1 }),
      onGroup(by, 'addDocument', { objectDefinitionId: 1, values: [{ rowId: 1, value: 'x' }] }),
      onGroup(by, 'orderDocuments', { objectIds: [2] }),
      onGroup(by, 'deleteDocument', { objectId: 2 }),
      onGroup(by, 'deleteDocumentList', { listItemId: 1 }),
      by.put('objectlistItems/1', { order: 1 }),
      by.delete('objectlistItems/1'),
      onList(by, 'addListItem', { columnTitle: 'x', documentInputField: 1 }),
      by.delete('objects/1'),
    ];
    const reads = (by: Api) => [
      by.get('objectsDefinitions/1'),
      by.get('objectsDefinitions/1?state=2'),
      onDefinition(by, 1, 'getHistory'),
      by.get('objectlists/1'),
      by.get('objectlistItems/1'),
      onList(by, 'getAvailableInputFields'),
    ];
    const codes = async (answers: readonly Promise<Answer>[]) => [
      ...new Set((await Promise.all(answers)).map(([status]) => status)),
    ];
    const [stranger, reader, nobody] = [
      await api.as(users.stranger),
      await api.as(users.reader),
      await api.as(users.nobody),
    ];
    expect(await codes(changes(stranger))).toEqual([404]);
    expect(await codes(changes(reader))).toEqual([403]);
    expect(await codes(changes(nobody))).toEqual([403]);
    expect(await codes(reads(stranger))).toEqual([404]);
    expect(await codes(reads(reader))).toEqual([200]);
    expect(await codes(reads(nobody))).toEqual([403]);
  });
});
