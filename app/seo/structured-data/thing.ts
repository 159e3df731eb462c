import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { fileUrl, type Picture } from '#domain/site/picture.ts'

/** Something that search engines know by one address (`@id`), wherever it is spoken of (schema.org). */
export type Thing = { '@type': string; '@id': string } & Record<string, unknown>

/** Where a page stands: its origin, its language, and its path without either. */
export type Place = { origin: string; locale: Locale; path: string }

export function urlOf({ origin, locale }: Place, path: string): string {
  return origin + localizedPath(locale, path)
}

/** A part of one page, which the same page in the other language has too: `https://…/en/about#breadcrumb`. */
export function partId(place: Place, part: string): string {
  return `${urlOf(place, place.path)}#${part}`
}

/** What is the same in both languages: `https://…/#organization`, `https://…/#product-805`. */
export function thingId({ origin }: Pick<Place, 'origin'>, name: string): string {
  return `${origin}/#${name}`
}

export function reference(id: string): { '@id': string } {
  return { '@id': id }
}

/** The whole address of a picture; pictures of other hosts have theirs already. */
export function pictureUrl({ origin }: Pick<Place, 'origin'>, { file }: Picture): string {
  return new URL(fileUrl(file), origin).href
}
