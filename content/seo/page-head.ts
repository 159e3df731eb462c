import type { Localized } from '#domain/text/locale.ts'

/** Words of a page's head. `{site}` stands for what staff call the site. */
export type PageHead = {
  title: Localized
  description: Localized
  /** Whether the description tells of the company and the products of the demo content. */
  ofDemo?: true
  /** Whether search engines are asked to leave the page out. Absent: in no language. */
  noindex?: Localized<boolean>
}
