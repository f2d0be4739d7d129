import { menu } from 'virtual:resources';
import { Fragment, type ReactNode } from 'react';
import type { DataRecord, Fact, Resource } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { FieldScope, useScopeOf } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { fieldsOf } from '../../fields/fields';
import { type ResourceLabels, useLabels } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { namesOf } from '../../routing/names';
import { useCurrentLocale } from '../../routing/paths';
import type { Values } from '../form/formTypes';
import look from './face.module.css';
import { countOf, factsOf, namesOfFew } from './faceOf';

interface Props {
  definition: Resource;
  record: DataRecord | Values;
}

const VALUE = '%{value}';

/** The text of a fact around its value, or in its place. */
const Around = ({ text, children }: { text: string; children: ReactNode }) => {
  if (!text.includes(VALUE)) return text;
  const [before = '', after = ''] = text.split(VALUE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};

const FieldFact = ({ name, labels }: { name: string; labels: ResourceLabels }) => {
  const scope = useScopeOf(name);
  const view = useViewOf()(scope.field);
  const own = labels.fact(name);
  const { Fact: Shown } = view;
  const value = Shown ? (
    <Shown {...scope} name={name} value={scope.record[name]} isCell />
  ) : (
    <FieldShow name={name} isCell />
  );
  if (own) return <Around text={own}>{value}</Around>;
  // A flag that is on is its name.
  if (!view.needsName || view.isRow) return value;
  return <Around text={`${labels.field(name)} ${VALUE}`}>{value}</Around>;
};

/** How many there are of a part, or which they are. */
const PartFact = ({ definition, record, part }: Props & { part: string }) => {
  const labels = useLabels(definition.name);
  const locale = useCurrentLocale();
  const { fields, links, subLists } = definition;
  const link = links[part];
  const count = countOf(definition, record, part) ?? 0;
  const called = (): string => {
    if (subLists[part]) {
      const { one, title } = labels.subList(part);
      return count === 1 ? one() : title();
    }
    const field = fields[part];
    const to = link ? link.to : field && 'to' in field ? field.to : undefined;
    const entry = count === 1 && menu.find(({ name }) => name === to);
    if (entry) return namesOf(entry, locale).one;
    return link ? labels.link(part) : labels.field(part);
  };
  const own = fields[part] ? labels.counted(part, count) : '';
  return namesOfFew(definition, record, part) || own || `${count} ${inSentence(called())}`;
};

const keyOf = (fact: Fact): string => (typeof fact === 'string' ? fact : `count ${fact.count}`);

/** What is known of a record at first sight, in one line, with dots between. */
export const FactLine = ({
  definition,
  record,
  facts = factsOf(definition, record),
}: Props & { facts?: readonly Fact[] }) => {
  const labels = useLabels(definition.name);
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={record}
    >
      {facts.map((fact, index) => (
        <Fragment key={keyOf(fact)}>
          {/* No line begins with a dot. */}
          {index > 0 && <span className={look.dot}>{'\u00a0· '}</span>}
          <span className={look.fact}>
            {typeof fact === 'string' ? (
              <FieldFact name={fact} labels={labels} />
            ) : (
              <PartFact definition={definition} record={record} part={fact.count} />
            )}
          </span>
        </Fragment>
      ))}
    </FieldScope>
  );
};
