import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';
import { useDebounced } from '../../ui/waiting/useDebounced';
import type { Person } from './useComments';

const fields = { name: f.text() };

/** A name that is being typed, from its @ to where the text is written on. */
const NAME = /(?:^|\s)@([\p{L}\p{N}.'’-]{0,40})$/u;

/** What is typed of a name before a place in a text; `undefined` where none is. */
export const nameBefore = (text: string, place: number): string | undefined =>
  NAME.exec(text.slice(Math.max(0, place - 42), place))?.[1];

/** A text with the name that is being typed before a place filled in, and the place behind it. */
export const withName = (text: string, place: number, name: string): readonly [string, number] => {
  const typed = nameBefore(text, place) ?? '';
  const before = `${text.slice(0, place - typed.length)}${name} `;
  return [before + text.slice(place).replace(/^ /, ''), before.length];
};

/** The colleagues who may read a record and whose names have what is typed of one. */
export const usePeople = (path: string, typed: string | undefined): readonly Person[] => {
  const provider = useDataProvider<BackOfficeProvider>();
  const filter = useDebounced(typed);
  const isAsked = typed !== undefined && filter !== undefined;
  const { data = [] } = useQuery({
    queryKey: ['comments', path, 'people', filter],
    queryFn: async ({ signal }) => {
      const call = { path: `${path}/people`, method: 'GET', args: { filter } } as const;
      return (await provider.ask(call, { rows: fields }, { isQuiet: true, signal })).rows;
    },
    enabled: isAsked,
    retry: false,
  });
  return isAsked ? data : [];
};
