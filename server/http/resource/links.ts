import { type CallSpec, type LinkSpec, type Right, writerOf } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import type { LinkOf } from '../../records/links/linked';
import { addLink, readAvailable, readLink, removeLink, setLinks } from '../../records/links/links';
import { withVersionOf } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { type Endpoint, operation, recordPath, rowOf, writing } from './Endpoint';
import { rowOfPart } from './rowOfPart';

type Change = (context: CallContext, link: LinkOf) => Promise<Reply>;

/** Whether a call asks for a set to be replaced where the same path also takes one at a time. */
const isMany = ({ addMany }: LinkSpec, { call: { body } }: CallContext): boolean =>
  addMany !== undefined &&
  (body[addMany.idArg] !== undefined ||
    Object.entries(addMany.body ?? {}).some(([name, value]) => body[name] === value));

/** A record that nothing is linked to. */
const NOTHING_LINKED: Row = { id: 0 };

/** The record that a call asks about; what can be linked may also be asked of none. */
const linkedRow = async (endpoint: Endpoint, context: CallContext, path: string): Promise<Row> =>
  endpoint.definition.single || path.includes('{id}') ? rowOf(endpoint, context) : NOTHING_LINKED;

/** The calls of one link: which there are follows from which of them the definition describes. */
const operationsOf = (endpoint: Endpoint, name: string, spec: LinkSpec): readonly Operation[] => {
  const { definition } = endpoint;
  const { writtenBy = writerOf(definition, 'update') } = spec;
  const shapeOf = (
    { method = 'POST', path = recordPath(endpoint), fn }: CallSpec,
    right: Right,
  ) => ({
    method,
    path,
    fn,
    right,
  });
  const read = (call: CallSpec, run: Change): Operation => {
    const { path, ...shape } = shapeOf(call, 'read');
    return operation(endpoint, { ...shape, path: path.replace(/\/$/, '') }, async (context) =>
      run(context, { definition, name, spec, row: await linkedRow(endpoint, context, path) }),
    );
  };
  const change = (call: CallSpec, run: Change): Operation =>
    writing(endpoint, { ...shapeOf(call, 'update'), writtenBy }, async (context) =>
      run(context, { definition, name, spec, row: await rowOfPart(endpoint, context, name) }),
    );
  const add: Change = (context, link) =>
    isMany(spec, context)
      ? setLinks(context, link, spec.addMany?.idArg ?? '')
      : addLink(context, link);
  const readVersioned: Change = async (context, link) =>
    withVersionOf(await readLink(context, link), context, definition, link.row, name);
  // Without a function it is another resource's list, which that resource answers.
  const { choices } = spec;
  return [
    ...(spec.read ? [read(spec.read, readVersioned)] : []),
    ...(choices?.fn !== undefined ? [read(choices, readAvailable)] : []),
    ...(spec.add ? [change(spec.add, add)] : []),
    ...(spec.remove ? [change(spec.remove, removeLink)] : []),
    ...(spec.set ? [change(spec.set, (context, link) => setLinks(context, link, spec.idArg))] : []),
  ];
};

/** The calls that read and change what a resource's records are linked to. */
export const linkOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.links).flatMap(([name, spec]) =>
    operationsOf(endpoint, name, spec),
  );
