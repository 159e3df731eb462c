import { seoForm } from '#content/admin/seo.ts'
import { seoTexts } from '#domain/records/seo-record.ts'
import { servicesContext } from '#app/context.ts'
import { SEO_PATH } from '#domain/accounts/staff-paths.ts'
import { saveRecord, type SaveArgs } from './record-action.ts'

/** Saves the form of texts for search engines: those with this key, or new ones. */
export function saveSeoForm(args: SaveArgs, key: string | null) {
  const { seo } = args.context.get(servicesContext)
  return saveRecord<NonNullable<Awaited<ReturnType<typeof seo.get>>>>(args, {
    save: (fields, by) => seo.edit(key, fields, by),
    toFields: ({ override }) => seoTexts(override),
    files: { single: {} },
    done: { path: SEO_PATH, notice: 'seo-saved' },
    refused: (message, locale) => (message === null ? seoForm.unknown[locale] : seoForm.refused[locale]),
  })
}
