import type { Picture } from '#domain/site/picture.ts'
import type { Locale } from '#domain/text/locale.ts'

/**
 * What is read out of a picture: the text of the place that shows it, else the library's, else what the record is called.
 * Of decoration nothing is.
 */
export function pictureAlt(picture: Picture | null, own: string, name: string, locale: Locale): string {
  if (own !== '') return own
  return picture?.words?.isDecorative ? '' : picture?.words?.alt[locale] || name
}
