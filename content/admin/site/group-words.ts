import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'
import { sectionLabels } from './document-labels.ts'
import { linkLabels } from './frame-labels.ts'

type GroupWords = { labels: Record<string, Localized>; add: Localized }

const links: GroupWords = { labels: linkLabels, add: { ar: 'إضافة رابط', en: 'Add a link' } }

/** What the fields of groups are called that are repeated, by the names that calls have for the groups. */
export const groupWords: Record<string, GroupWords> = {
  entries: links,
  quick_links: links,
  information_links: links,
  differing: {
    labels: {
      key: { ar: 'الرقم', en: 'Figure' },
      theirs: { ar: 'عندهم', en: 'Theirs' },
      ours: { ar: 'عندنا', en: 'Ours' },
    },
    add: { ar: 'إضافة فرق', en: 'Add a difference' },
  },
  sections: { labels: sectionLabels, add: { ar: 'إضافة قسم', en: 'Add a section' } },
  values: {
    labels: { title: shared.value, text: { ar: 'شرحها', en: 'What it means' } },
    add: { ar: 'إضافة قيمة', en: 'Add a value' },
  },
}
