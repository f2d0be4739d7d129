import { describe, expect, it } from 'vitest';
import { link } from '../../../schemas';
import { besideName, linkedName, matches } from './linkedName';

const persons = link.functions({
  to: 'persons',
  idArg: 'personId',
  choices: { fn: 'getAvailablePersons' },
  add: 'addPerson',
  remove: 'deletePerson',
  columns: ['firstName', 'insertions', 'lastName', 'email'],
  storedIn: { ids: 'personIds' },
});
const joost = {
  id: 4,
  firstName: 'Joöst',
  insertions: '',
  lastName: 'Bakker',
  email: 'j@demo.test',
};

describe('a linked row', () => {
  it('is named by its name, with the rest beside it', () => {
    expect(linkedName(persons, joost)).toBe('Joöst Bakker');
    expect(besideName(persons)).toEqual(['email']);
  });

  it('is named by its number when it has no name', () => {
    expect(linkedName(persons, { id: 9 })).toBe('#9');
  });

  it('is found without regard for case and accents', () => {
    expect(matches(persons, joost, 'joost bak')).toBe(true);
    expect(matches(persons, joost, 'DEMO.TEST')).toBe(true);
    expect(matches(persons, joost, 'bakker joost')).toBe(true);
    expect(matches(persons, joost, 'jansen')).toBe(false);
  });
});
