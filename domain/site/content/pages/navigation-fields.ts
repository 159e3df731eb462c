import { type ContentFields, block, link, words } from '#domain/site/content/text-kinds.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { rows } from '#domain/fields/rows-kind.ts'

const required = true

/** A link that is only drawn while there is something at its end. */
function entry<const Name extends string>(name: Name) {
  return { ...link(name, { required }), mayBeEmpty: true as const }
}

export const NAVIGATION_FIELDS = {
  entries: {
    section: 'entries',
    ...rows('entries', { label: words('label', { required }), target: entry('target') }, { most: 8 }),
  },
} satisfies ContentFields

export const FOOTER_FIELDS = {
  quick: {
    section: 'quick',
    ...rows('quick_links', { label: words('quick_label', { required }), target: entry('quick_target') }, { most: 8 }),
  },
  information: {
    section: 'information',
    ...rows(
      'information_links',
      { label: words('information_label', { required }), target: entry('information_target') },
      { most: 8 },
    ),
  },
  callLine: { section: 'lines', ...block('call_line', { most: RECORD_LIMITS.snippet }) },
  copyright: { section: 'lines', ...words('copyright') },
  /** In English in both languages (docs/specification 2.3). */
  developerCredit: { section: 'lines', ...line('developer_credit') },
} satisfies ContentFields
