import type { CallSpec, LinkSpec, Right } from '../../../schemas';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { LinkOf } from '../../records/links/linked';
import { addLink, readAvailable, readLink, removeLink, setLinks } from '../../records/links/links';
import type { Row } from '../../store/Store';
import type { Operation } from '../operations';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

type Change = (work: Work, link: LinkOf) => Promise<Reply>;

/** Whether a call asks for a set to be replaced where the same path also takes one at a time. */
const isMany = ({ addMany }: LinkSpec, { call: { body } }: Work): boolean =>
  addMany !== undefined &&
  (body[addMany.idArg] !== undefined ||
    Object.entries(addMany.body ?? {}).some(([name, value]) => body[name] === value));

/** A record that nothing is linked to. */
const NOTHING_LINKED: Row = { id: 0 };

/** The record that a call asks about; what can be linked may also be asked of none. */
const linkedRow = async (serving: Serving, work: Work, path: string): Promise<Row> =>
  serving.definition.single || path.includes('{id}') ? rowOf(serving, work) : NOTHING_LINKED;

/** The calls of one link: which there are follows from which of them the definition describes. */
const operationsOf = (serving: Serving, name: string, spec: LinkSpec): readonly Operation[] => {
  const { definition } = serving;
  const shapeOf = (
    { method = 'POST', path = recordPath(serving), fn }: CallSpec,
    right: Right,
  ) => ({
    method,
    path,
    fn,
    right,
  });
  const read = (call: CallSpec, run: Change): Operation => {
    const { path, ...shape } = shapeOf(call, 'read');
    return operation(serving, { ...shape, path: path.replace(/\/$/, '') }, async (work) =>
      run(work, { definition, name, spec, row: await linkedRow(serving, work, path) }),
    );
  };
  const change = (call: CallSpec, run: Change): Operation =>
    writing(serving, shapeOf(call, 'update'), async (work) =>
      run(work, { definition, name, spec, row: await rowToChange(serving, work, name) }),
    );
  const add: Change = (work, link) =>
    isMany(spec, work) ? setLinks(work, link, spec.addMany?.idArg ?? '') : addLink(work, link);
  // Without a function it is another resource's list, which that resource answers.
  const { choices } = spec;
  return [
    ...(spec.read ? [read(spec.read, readLink)] : []),
    ...(choices?.fn !== undefined ? [read(choices, readAvailable)] : []),
    ...(spec.add ? [change(spec.add, add)] : []),
    ...(spec.remove ? [change(spec.remove, removeLink)] : []),
    ...(spec.set ? [change(spec.set, (work, link) => setLinks(work, link, spec.idArg))] : []),
  ];
};

/** The calls that read and change what a resource's records are linked to. */
export const linkOperations = (serving: Serving): readonly Operation[] =>
  Object.entries(serving.definition.links).flatMap(([name, spec]) =>
    operationsOf(serving, name, spec),
  );
