// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile.
import { f, subList } from '../index';

// @ts-expect-error a kind that doesn't exist
f.texxt();
// @ts-expect-error an option that no kind has, alone
f.text({ requierd: true });
// @ts-expect-error an option that no kind has, among others
f.text({ required: true, maxLenght: 3 });
// @ts-expect-error another kind's option
f.text({ required: true, values: ['a'] });
// @ts-expect-error an option of the wrong type
f.text({ maxLength: '3' });
// @ts-expect-error an option that the kind can't do without
f.choice({ default: 'a' });
// @ts-expect-error options that the kind can't do without
f.reference();
// @ts-expect-error a default of another type
f.text({ default: 1 });
// @ts-expect-error a default of another type
f.flag({ default: 'yes' });
// @ts-expect-error a default that is no code
f.choice({ values: ['a', 'b'], default: 'c' });
// @ts-expect-error a default of which one is no code
f.choices({ values: ['a', 'b'], default: ['a', 'c'] });
// @ts-expect-error a mode that nothing is required in alone
f.text({ required: 'update' });
// @ts-expect-error words in place of a message that doesn't exist
f.text({ required: true, messages: { required: 'noName', requird: 'noName' } });
// @ts-expect-error a mode that doesn't exist
f.text({ only: 'delete' });
// @ts-expect-error a shared list of labels that doesn't exist
f.choice({ values: ['M'], labels: 'sexes' });
// @ts-expect-error a colour of a code that doesn't exist
f.choice({ values: ['a'], tones: { b: 'success' } });

// @ts-expect-error shares what is no field of the blocks
f.perLanguage({ mirrorsFirst: ['tilte'], fields: { title: f.text() } });

// Rows whose fields stand in lines, or in sections of lines.

f.rows({ fields: { city: f.text(), from: f.time() }, layout: ['city', ['from']] });
f.rows({ fields: { city: f.text() }, layout: { place: ['city'] } });
// @ts-expect-error lays out what is no field of the rows
f.rows({ fields: { city: f.text() }, layout: ['cty'] });
// @ts-expect-error lays out what is no field of the rows, on a shared line
f.rows({ fields: { city: f.text(), from: f.time() }, layout: [['city', 'form']] });
// @ts-expect-error lays out what is no field of the rows, in a section
f.rows({ fields: { city: f.text() }, layout: { place: ['cty'] } });

// Rows that stand for records of one resource, or of several.

const chosen = {
  title: f.text({ readOnly: true }),
  filmId: f.reference({ to: 'films', titleIn: 'title' }),
  posterId: f.reference({ to: 'posters', titleIn: 'name' }),
  seconds: f.integer(),
};
f.rows({ fields: { title: f.text() }, chosenFrom: { to: 'films', titleIn: 'title' } });
f.rows({ fields: chosen, chosenFrom: ['filmId'] });
// @ts-expect-error a title that is put in no field of the rows
f.rows({ fields: { title: f.text() }, chosenFrom: { to: 'films', titleIn: 'tilte' } });
// @ts-expect-error chosen by what is no field of the rows
f.rows({ fields: chosen, chosenFrom: ['filmsId'] });
// @ts-expect-error chosen by what refers to nothing
f.rows({ fields: chosen, chosenFrom: ['filmId', 'seconds'] });
// @ts-expect-error chosen by what puts its title in no field of the rows
f.rows({ fields: chosen, chosenFrom: ['filmId', 'posterId'] });
subList({ idField: 'id', fields: chosen, chosenFrom: ['filmId'] });
// @ts-expect-error chosen by what refers to nothing
subList({ idField: 'id', fields: chosen, chosenFrom: ['filmId', 'seconds'] });
// @ts-expect-error chosen by what puts its title in no field of the rows
subList({ idField: 'id', fields: chosen, chosenFrom: ['posterId'] });

// How values travel: one form, of those that the kind has.

f.date({ as: 'd-M-yyyy' });
f.choices({ values: ['a'], as: 'flags' });
f.perLanguage({ fields: { title: f.text() }, as: 'objectAsJsonText' });
// @ts-expect-error a form that the kind doesn't have
f.date({ as: 'unpadded' });
// @ts-expect-error another kind's form
f.choices({ values: ['a'], as: 'object' });
// @ts-expect-error two forms at once
f.choices({ values: ['a'], as: ['flags', 'commaText'] });
// @ts-expect-error a form of a kind that has but one
f.text({ as: 'list' });

// A picture has default limits; any other file defines its own.

f.image({ address: 'logo/{id}', upload: 'logo/{id}' });
// @ts-expect-error limits that the kind can't do without
f.file({ address: 'manual/{id}', upload: 'manual/{id}' });

// Choices.

f.reference({ titleIn: 'name', choices: { fn: 'getNames' } });
// @ts-expect-error neither a resource nor where else to choose from
f.reference({ titleIn: 'name' });

// Rows that functions add, change and remove.

subList({
  idField: 'rateId',
  fields: { label: f.text() },
  // @ts-expect-error a column that is no field of the rows
  columns: ['lable'],
});
subList({
  idField: 'rateId',
  fields: { label: f.text() },
  // @ts-expect-error an argument filled by what is no field of the rows
  add: { fn: 'addRate', args: { label: 'lable' } },
});
subList({
  idField: 'rateId',
  fields: { label: f.text() },
  // @ts-expect-error an argument filled by what is neither a field nor the row's id
  update: { fn: 'updateRate', args: { rateId: 'id' } },
});
subList({
  idField: 'rateId',
  fields: { label: f.text() },
  // @ts-expect-error removes a row by what isn't its id
  remove: { fn: 'deleteRate', args: { rateId: 'label' } },
});
subList({
  idField: 'rateId',
  fields: { label: f.text() },
  // @ts-expect-error toggles what is no field of the rows
  toggle: { fn: 'toggleRate', field: 'isActive' },
});
subList({
  idField: 'rateId',
  fields: { label: f.text() },
  numberedBy: 'place',
  reorder: { fn: 'orderRates', forSeveral: true },
});

// The dialog of a row: lines, or sections of lines.

subList({
  idField: 'slotId',
  fields: { label: f.text(), from: f.time(), until: f.time() },
  layout: ['label', ['from', 'until']],
});
subList({
  idField: 'productId',
  chosenFrom: { to: 'products', titleIn: 'title' },
  fields: { price: f.money() },
  layout: { what: ['productId'], cost: ['price'] },
});
subList({
  idField: 'slotId',
  fields: { label: f.text() },
  // @ts-expect-error lays out what is no field of the rows
  layout: ['lable'],
});
subList({
  idField: 'slotId',
  fields: { label: f.text(), from: f.time() },
  // @ts-expect-error lays out what is no field of the rows, in a section
  layout: { general: ['label'], times: [['form']] },
});
subList({
  idField: 'slotId',
  fields: { label: f.text() },
  // @ts-expect-error the id of rows that stand for themselves is nothing to enter
  layout: ['slotId', 'label'],
});

// Rows in pages, which a call answers, and of which nothing takes all.

subList({ idField: 'id', fields: {}, rowsFrom: { fn: 'getStands' }, pageSize: 30 });
// @ts-expect-error a record carries all of its rows
subList({ idField: 'id', fields: {}, pageSize: 30 });
const pages = { rowsFrom: { fn: 'getStands' }, pageSize: 30 } as const;
// @ts-expect-error only all rows can be put in order
subList({ idField: 'id', fields: {}, ...pages, numberedBy: 'place', reorder: 'move' });
const texts = { language: f.language(), key: f.text(), text: f.text() };
const byLanguage = { fn: 'saveTexts', by: 'language', key: 'key', title: 'text' } as const;
subList({ idField: 'id', fields: texts, table: byLanguage });
// @ts-expect-error what stands on other pages can't be divided
subList({ idField: 'id', fields: texts, ...pages, table: byLanguage });
