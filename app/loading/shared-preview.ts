import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { Context } from './records/record-source.ts'
import { shownRecord } from './records/shown-record.ts'

/** What a link to a preview opens, as the page of the site will show it; null where it opens nothing any more. */
export async function loadSharedPreview(context: Context, token: string, locale: Locale) {
  const shared = await context.get(servicesContext).sharing.opened(token)
  return shared && shownRecord(context, shared, { locale, role: null })
}
