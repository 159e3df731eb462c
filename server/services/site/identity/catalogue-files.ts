import { catalogueFile } from '#domain/site/content/pages/catalogue-view.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { OpenedUpload, UploadsService } from '#server/services/media/uploads.ts'
import type { ContentService } from '#server/services/site/content/content.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** The catalogue as it is now; `name` is what it is saved under. */
export type OpenedCatalogue = OpenedUpload & { name: string }

export type CatalogueFilesService = {
  /** For readers of a language: theirs, or else the other one; null where there is none. */
  open(locale: Locale): Promise<OpenedCatalogue | null>
}

type Deps = {
  content: Pick<ContentService, 'page'>
  uploads: Pick<UploadsService, 'open'>
  settings: Pick<SettingsService, 'get'>
}

export function createCatalogueFiles({ content, uploads, settings }: Deps): CatalogueFilesService {
  return {
    async open(locale) {
      const catalogue = await content.page('catalogue')
      const file = catalogue && catalogueFile(catalogue, locale)
      const opened = file && (await uploads.open(file.name))
      if (!file || !opened) return null
      const { name } = await settings.get()
      const site = slugify(name.en) || slugify(name.ar) || 'site'
      return { ...opened, name: `${site}-catalogue-${file.language}.pdf` }
    },
  }
}
