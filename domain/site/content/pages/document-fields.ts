import type { Fields } from '#domain/fields/field.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { rows, type RefuseCell } from '#domain/fields/rows-kind.ts'
import { firstFree, slugify } from '#domain/records/slug.ts'
import type { Localized } from '#domain/text/locale.ts'
import { type ContentFields, block, day, lines, link, words } from '#domain/site/content/text-kinds.ts'

/** What each section of a text of the house rules consists of. */
export const SECTION_FIELDS = {
  /** The fragment of its address. */
  id: line('section_id', { most: 120, about: 'Made from the English title where it is not sent' }),
  title: words('section_title', { required: true }),
  body: block('section_body', { most: RECORD_LIMITS.list }),
  items: lines('section_items', { most: 60, longest: RECORD_LIMITS.snippet }),
  note: block('section_note'),
  link: link('section_link'),
  linkLabel: words('section_link_label'),
} satisfies Fields

/** A text of the house rules: company policy, terms of service, privacy policy. */
export const DOCUMENT_FIELDS = {
  title: { section: 'text', ...words('title', { required: true }) },
  intro: { section: 'text', ...block('intro') },
  updated: { section: 'text', ...day('updated') },
  /** What search engines and shared links say of the page. */
  description: { section: 'text', ...words('description', { most: RECORD_LIMITS.snippet }) },
  sections: { section: 'sections', ...rows('sections', SECTION_FIELDS, { settle: withFragments }) },
} satisfies ContentFields

type Section = { id: string; title: Localized }

/** A fragment stays once it is made, whatever becomes of the title: links lead to it. */
function withFragments<Row extends Section>(sections: Row[], refuse: RefuseCell): Row[] {
  const typed = sections.map(({ id }) => slugify(id))
  const taken = new Set<string>()
  for (const [place, id] of typed.entries()) {
    if (id !== '' && taken.has(id)) refuse(place, 'section_id', { kind: 'twice' })
    taken.add(id)
  }
  return sections.map((section, place) => {
    const id = typed[place] || firstFree(slugify(section.title.en) || slugify(section.title.ar) || 'section', taken)
    taken.add(id)
    return { ...section, id }
  })
}
