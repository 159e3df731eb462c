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

/** In which languages search engines are asked to leave out the texts of the house rules (docs/specification S24). */
export const documentNoindex: Record<'policy' | 'terms' | 'privacy', Localized<boolean>> = {
  policy: { ar: true, en: true },
  terms: { ar: true, en: true },
  privacy: { ar: false, en: true },
}
