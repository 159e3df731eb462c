import { expect, test } from 'vitest'
import { answeredBy, answerOf, formTexts, lineFields, readRecord, takenBy, type RecordOf } from './field.ts'
import { both, choice, line, text } from './field-kinds.ts'
import { rows } from './rows-kind.ts'

const TABLE = {
  values: rows(
    'values',
    {
      id: line('value_id'),
      title: text(both('value_title'), 'title', { required: true }),
      icon: choice('value_icon', ['drop', 'wall'], 'A picture'),
    },
    { most: 2 },
  ),
}

const DROP = { id: '', title: { ar: 'قطرة', en: 'Drop' }, icon: 'drop' as const }
const WALL = { id: 'w', title: { ar: 'جدار', en: 'Wall' }, icon: 'wall' as const }
const COLUMNS = {
  'value_id[]': ['', 'w'],
  'value_title_ar[]': ['قطرة', 'جدار'],
  'value_title_en[]': ['Drop', 'Wall'],
  'value_icon[]': ['drop', 'wall'],
}

function read(
  fields: Record<string, unknown>,
  { before = null as RecordOf<typeof TABLE> | null, isDraft = false } = {},
) {
  return readRecord(TABLE, fields, before, isDraft)
}

test('the columns of a form, a list of rows and a list as a text are read alike', () => {
  const list = lineFields(TABLE, { values: [DROP, WALL] })
  for (const sent of [COLUMNS, list, { values: JSON.stringify(list['values']) }]) {
    expect(read(sent)).toEqual({ input: { values: [DROP, WALL] }, problems: {} })
  }
})

test('a form begins with a column for each name, and one row is one text', () => {
  expect(formTexts(TABLE, { values: [DROP, WALL] })).toEqual(COLUMNS)
  expect(
    read({
      ...COLUMNS,
      'value_id[]': '',
      'value_title_ar[]': 'قطرة',
      'value_title_en[]': 'Drop',
      'value_icon[]': 'drop',
    }).input,
  ).toEqual({ values: [DROP] })
})

test('a row in which nothing stands is left out, whatever is chosen in it', () => {
  const sent = { 'value_title_ar[]': ['', 'قطرة'], 'value_title_en[]': ['', 'Drop'], 'value_icon[]': ['drop', ''] }
  expect(read(sent).input).toEqual({ values: [DROP] })
  expect(read({ 'value_title_ar[]': [''], 'value_icon[]': [''] }).input).toEqual({ values: [] })
  expect(read({ values: '' }).input).toEqual({ values: [] })
})

test('what is wrong is said of its row among those that were sent, and the record keeps what it has', () => {
  const sent = {
    'value_title_ar[]': ['', 'أ', 'ب'],
    'value_title_en[]': ['', '', 'x'.repeat(201)],
    'value_icon[]': ['', 'moon', ''],
  }
  expect(read(sent, { before: { values: [WALL] } })).toEqual({
    input: {},
    problems: {
      'value_title_en[1]': { kind: 'missing' },
      'value_icon[1]': { kind: 'not-in-list' },
      'value_title_en[2]': { kind: 'too-long', most: 200 },
    },
  })
})

test('of a draft no cell is required', () =>
  expect(read({ values: [{ value_title_ar: 'أ' }] }, { isDraft: true }).input.values?.[0]?.title).toEqual({
    ar: 'أ',
    en: '',
  }))

test('too many rows, and what is no list of rows, are refused; what was not sent stays', () => {
  const three = { values: ['a', 'b', 'c'].map((name) => ({ value_title_ar: name, value_title_en: name })) }
  expect(read(three).problems).toEqual({ values: { kind: 'too-many', most: 2 } })
  for (const values of ['no list', ['text'], [[]], { a: 1 }]) {
    expect(read({ values }).problems).toEqual({ values: { kind: 'list-malformed' } })
  }
  expect(read({}, { before: { values: [WALL] } })).toEqual({ input: {}, problems: {} })
})

test('calls take and answer a list of rows under one name', () => {
  expect(Object.keys(takenBy(TABLE))).toEqual(['values'])
  expect(Object.keys(answeredBy(TABLE))).toEqual(['values'])
  expect(answerOf(TABLE, { values: [WALL] }).values).toEqual([
    { value_id: 'w', value_title_ar: 'جدار', value_title_en: 'Wall', value_icon: 'wall' },
  ])
})
