import type { Localized } from '#domain/text/locale.ts'

/** In which languages search engines are asked to leave out the texts of the house rules (docs/specification S24). */
export const documentNoindex: Record<'policy' | 'terms' | 'privacy', Localized<boolean>> = {
  policy: { ar: true, en: true },
  terms: { ar: true, en: true },
  privacy: { ar: false, en: true },
}
