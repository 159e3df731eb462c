import type { FormFields } from '#domain/messages/message-form.ts'
import type { Localized } from '#domain/text/locale.ts'

/** A text of the house rules to begin with; `[…]` stands where facts of the company belong. */
export type DocumentTemplate = { title: Localized; intro: Localized; sections: TemplateSection[] }

type TemplateSection = { id: string; title: Localized; body: Localized; items?: Localized[]; note?: Localized }

/** By the names that calls have for its fields. */
export function templateFields({ title, intro, sections }: DocumentTemplate): FormFields {
  return {
    ...both('title', title),
    ...both('intro', intro),
    sections: sections.map(({ id, title: heading, body, items = [], note }) => ({
      section_id: id,
      ...both('section_title', heading),
      ...both('section_body', body),
      ...both('section_items', { ar: items.map(({ ar }) => ar).join('\n'), en: items.map(({ en }) => en).join('\n') }),
      ...both('section_note', note ?? { ar: '', en: '' }),
    })),
  }
}

function both(name: string, { ar, en }: Localized): FormFields {
  return { [`${name}_ar`]: ar, [`${name}_en`]: en }
}
