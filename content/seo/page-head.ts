import type { Localized } from '../../domain/locale.ts'

/** Words of a page's head. In `category` and `product`, `{name}` and `{brand}` stand for the record's own. */
export type PageHead = {
  title: Localized
  description: Localized
  /** Whether search engines are asked to leave the page out. Absent: in no language. */
  noindex?: Localized<boolean>
}
