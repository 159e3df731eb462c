import { brandForm } from '#content/admin/catalogue/brands.ts'
import { brandTexts } from '#domain/catalogue/brand-record.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import { servicesContext } from '#app/context.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'

const FILES = { single: { logo: 'existing_logo', logo_white: 'existing_logo_white', image: 'existing_image' } }

/** Saves the form of a brand: a new one, or the one of that id. */
export function saveBrand(args: SaveArgs, id: string | null) {
  const { brand } = args.context.get(servicesContext).editing
  return savePublishable<Brand>(args, {
    kind: 'brand',
    save: (fields, by) => (id === null ? brand.add : brand.update)(fields, by),
    id,
    toFields: brandTexts,
    files: FILES,
    notice: id === null ? 'brand-added' : 'brand-updated',
    refused: (message, locale) => message ?? brandForm.unreachable[locale],
  })
}
