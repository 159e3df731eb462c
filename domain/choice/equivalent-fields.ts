import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import { type ContentFields, day, linesList, productId } from '#domain/site/content/text-kinds.ts'

/** How near one of our products comes to one of another maker; `ask` claims nothing. */
export const GRADES = ['equal', 'close', 'ask'] as const
export type Grade = (typeof GRADES)[number]

const required = true

/** A figure in which the two differ: `key` as in the figures of products. */
const DIFFERING_FIELDS = {
  key: line('key', { required }),
  theirs: line('theirs', { required }),
  ours: line('ours', { required }),
}

/** What another maker sells, and what we have for it. */
export const EQUIVALENT_FIELDS = {
  maker: { section: 'theirs', ...line('maker', { required }) },
  product: { section: 'theirs', ...line('product', { required }) },
  aliases: { section: 'theirs', ...linesList('aliases', { most: 20, about: 'Other names of it' }) },
  ours: { section: 'ours', ...productId('ours', { required }) },
  grade: { section: 'ours', ...choice('grade', GRADES, 'How near ours comes: `equal`, `close` or `ask`') },
  differing: { section: 'ours', ...rows('differing', DIFFERING_FIELDS, { about: 'Figures that differ' }) },
  note: { section: 'ours', ...text(both('note'), 'note', { most: RECORD_LIMITS.snippet }) },
  checkedOn: { section: 'source', ...day('checked_on', { required, notAfterToday: true }) },
  checkedBy: { section: 'source', staffOnly: true, ...line('checked_by') },
} satisfies ContentFields
