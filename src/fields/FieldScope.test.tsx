import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { f } from '../../schemas';
import { show } from '../../tests/fixtures/kinds';
import { FieldInput } from './FieldInput';
import { controlsOf, type FieldEntry, FieldScope } from './FieldScope';
import { FieldShow } from './FieldShow';
import type { LabelScope } from './labels';

const fields = {
  name: f.text({ required: true }),
  isOpen: f.flag(),
  story: f.longText(),
};

const labels: LabelScope = {
  field: (name) => `Label of ${name}`,
  help: (name) => (name === 'name' ? 'As on the door' : ''),
  code: (_, code) => String(code),
  rows: () => labels,
  parts: () => labels,
  section: (name) => name,
};

const scope = { fields, labelScope: labels, resource: 'things' };

/** Fields that are entered in a mode, and what their values are. */
const enter = async (mode: FieldEntry['mode'], names: readonly (keyof typeof fields)[]) => {
  let entered: Readonly<Record<string, unknown>> = {};
  const Form = () => {
    const [values, setValues] = useState<Record<string, unknown>>({
      name: '',
      isOpen: mode === 'filter' ? '' : false,
    });
    entered = values;
    const change = (name: string, value: unknown) =>
      setValues((before) => ({ ...before, [name]: value }));
    const errorOf = (name: string) => (values[name] === 'wrong' ? 'Not that' : undefined);
    return (
      <FieldScope
        {...scope}
        record={values}
        entry={{ id: 'form', mode, useControl: controlsOf(values, change, errorOf) }}
      >
        {names.map((name) => (
          <FieldInput key={name} name={name} />
        ))}
      </FieldScope>
    );
  };
  await show(<Form />);
  return () => entered;
};

describe('a field that is entered', () => {
  it('has its label, its help, what is wrong with it, and gives its value to the scope', async () => {
    const values = await enter('create', ['name']);
    const input = screen.getByLabelText(/Label of name/);
    expect(input.id).toBe('form-name');
    expect(input).toHaveProperty('required', true);
    expect(screen.getByText('As on the door')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'wrong' } });
    expect(values().name).toBe('wrong');
    expect(screen.getByText('Not that')).toBeTruthy();
  });

  it('need not be filled, nor helped with, where none has to be', async () => {
    await enter('optional', ['name', 'isOpen']);
    expect(screen.getByLabelText('Label of name')).toHaveProperty('required', false);
    expect(screen.queryByText('As on the door')).toBeNull();
    expect(screen.getByRole('switch')).toBeTruthy();
  });

  it('narrows a list as its kind does', async () => {
    await enter('filter', ['isOpen']);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('combobox').textContent).toBe('All');
  });
});

describe('a field that is read', () => {
  const record = { story: 'Once upon a time' };

  it('is shown as its kind is', async () => {
    await show(
      <FieldScope {...scope} record={record}>
        <FieldShow name="story" />
      </FieldScope>,
    );
    expect(screen.getByText('Once upon a time')).toBeTruthy();
  });

  it('is cut where a list asks for it', async () => {
    await show(
      <FieldScope {...scope} record={record}>
        <FieldShow name="story" isCell cutAt={4} />
      </FieldScope>,
    );
    expect(screen.getByText('Once…')).toBeTruthy();
  });
});
