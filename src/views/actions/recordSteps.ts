import {
  type ActionSpec,
  type DataRecord,
  PUBLICATION,
  type Resource,
  titleOf,
  UNPUBLISH,
} from '../../../schemas';
import { labelsOf } from '../../fields/labels';
import type { Translate } from '../../ui/Translate';
import { actionsAt, isOffered } from './actionsAt';

/** Something that can be done with a record as a whole. */
export interface RecordStep {
  readonly name: string;
  readonly spec: ActionSpec;
  readonly label: string;
  /** The title of its question and what that asks, where that isn't among the resource's own texts. */
  readonly title?: string;
  readonly question?: string;
}

const PUBLISH: ActionSpec = { icon: 'publish', confirm: 'reach' };

const TAKE_BACK: ActionSpec = { fn: UNPUBLISH, icon: 'block', confirm: true, tone: 'error' };

const COPY: ActionSpec = { fn: 'copy', icon: 'copy', opens: 'created', right: 'create' };

/** Whether an action of the record's page stands there while the record is edited, too. */
export const isOfferedWhileEditing = ({ whileEditing }: ActionSpec): boolean =>
  whileEditing === true;

const publicationOf = (record: Readonly<Record<string, unknown>>): unknown => record[PUBLICATION];

/** Publishes a record, as it is by now. */
const publishStep = (
  definition: Resource,
  record: DataRecord,
  translate: Translate,
): readonly RecordStep[] => {
  const { publishes } = definition;
  if (!publishes) return [];
  const isUnchanged = publicationOf(record) === 'current';
  return [
    {
      name: 'publish',
      spec: { ...PUBLISH, fn: publishes.fn },
      label: translate('views.publish'),
      title: translate('views.publishes.title', { name: titleOf(definition, record) }),
      question: translate(`views.publishes.${isUnchanged ? 'unchanged' : 'ask'}`),
    },
  ];
};

/** Takes back what is published of a record. */
const unpublishStep = (
  definition: Resource,
  record: DataRecord,
  translate: Translate,
): readonly RecordStep[] => {
  const state = publicationOf(record);
  if (!definition.publishes || (state !== 'current' && state !== 'changed')) return [];
  return [
    {
      name: 'unpublish',
      spec: TAKE_BACK,
      label: translate('views.unpublish'),
      title: translate('views.publishes.takeBackTitle', { name: titleOf(definition, record) }),
      question: translate('views.publishes.takeBack'),
    },
  ];
};

/** All that the person at work is offered to do with a record that is seen, in order; what takes away stands last. */
export const recordSteps = (
  definition: Resource,
  record: DataRecord,
  translate: Translate,
): readonly RecordStep[] => {
  const labels = labelsOf(definition.name, translate);
  const own = actionsAt(definition, 'record').map(([name, spec]) => ({
    name,
    spec,
    label: labels.action(name).label(),
  }));
  const copy = definition.verbs.copy
    ? [{ name: 'copy', spec: COPY, label: translate('views.copy') }]
    : [];
  const steps = [
    ...publishStep(definition, record, translate),
    ...own.filter(({ spec }) => spec.tone !== 'error'),
    ...copy,
    ...own.filter(({ spec }) => spec.tone === 'error'),
    ...unpublishStep(definition, record, translate),
  ];
  return steps.filter(({ spec }) => isOffered(definition, spec, record));
};

/** What is published and unchanged needs no publishing. */
const isDone = (name: string, record: DataRecord): boolean =>
  name === 'publish' && publicationOf(record) === 'current';

/** The step that is called for first, of those that are offered. */
export const nextOf = (
  { nextStep }: Resource,
  steps: readonly RecordStep[],
  record: DataRecord,
): RecordStep | undefined =>
  nextStep.flatMap((name) =>
    isDone(name, record) ? [] : (steps.find((step) => step.name === name) ?? []),
  )[0];
