import { catalogueFile, cataloguePath, type LiveCatalogue } from '#domain/site/content/pages/catalogue-view.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { OpenedFile } from '#server/files/opened-file.ts'
import type { BrandsService } from '#server/services/catalogue/brands.ts'
import type { CategoriesService } from '#server/services/catalogue/categories.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import type { CatalogueScope } from '#server/services/prints/manuscripts.ts'
import type { PrintsService } from '#server/services/prints/prints.ts'
import type { ContentService } from '#server/services/site/content/content.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** The catalogue as it is now; `name` is what it is saved under. */
export type OpenedCatalogue = OpenedFile & { name: string; isStale?: boolean }

export type CatalogueFilesService = {
  /**
   * For readers of a language; of the uploaded files theirs, or else the other one. Null where there is none; `later` while
   * it is printed, of which `patience` milliseconds are waited for.
   */
  open(locale: Locale, scope?: CatalogueScope, patience?: number): Promise<OpenedCatalogue | 'later' | null>
  /** What can be printed; null where there are no products. */
  live(locale: Locale): Promise<LiveCatalogue | null>
  /** A page as a picture. */
  pagePicture(key: string): Promise<OpenedFile | null>
}

type Deps = {
  content: Pick<ContentService, 'page'>
  uploads: Pick<UploadsService, 'open'>
  settings: Pick<SettingsService, 'get'>
  categories: Pick<CategoriesService, 'list'>
  brands: Pick<BrandsService, 'list'>
  prints: Pick<PrintsService, 'open' | 'pagePictures' | 'sizes' | 'pagePicture' | 'manuscripts'>
}

export const LEAVES_PATH = '/catalogue/pages'

export function createCatalogueFiles({ content, uploads, settings, categories, brands, prints }: Deps) {
  async function nameOf(language: Locale, ...more: string[]): Promise<string> {
    const { name } = await settings.get()
    const site = slugify(name.en) || slugify(name.ar) || 'site'
    return `${[site, 'catalogue', ...more.slice(1), language, ...more.slice(0, 1)].join('-')}.pdf`
  }

  const service: CatalogueFilesService = {
    async open(locale, scope = 'all', patience) {
      const page = scope === 'all' ? await content.page('catalogue') : null
      const file = page && catalogueFile(page, locale)
      const opened = file && (await uploads.open(file.name))
      if (opened) return { ...opened, name: await nameOf(file.language) }
      const asked = await prints.open({ kind: 'catalogue', id: scope, language: locale }, patience)
      if (asked === null || asked === 'later') return asked
      const catalogue = await prints.manuscripts.catalogue(scope, locale)
      const about = scope === 'all' ? [] : [scope.slice(scope.indexOf('/') + 1)]
      return { ...asked.print, isStale: asked.isStale, name: await nameOf(locale, catalogue?.edition ?? '', ...about) }
    },
    async live(locale) {
      const [sizes, pagePictures, someCategories, someBrands] = await Promise.all([
        prints.sizes(locale),
        prints.pagePictures(locale),
        categories.list(),
        brands.list(),
      ])
      const of = [
        ...someCategories.map((one) => ({ ...one, scope: `category/${one.id}` })),
        ...someBrands.map((one) => ({ ...one, scope: `brand/${one.slug}` })),
      ].filter(({ productCount }) => productCount > 0)
      if (of.length === 0) return null
      const parts = of.map(({ name, scope }) => ({
        name: name[locale] || name.ar || name.en,
        file: cataloguePath(locale, `${scope}/`),
        bytes: sizes.get(scope) ?? null,
      }))
      return {
        isMade: sizes.has('all'),
        parts,
        pagePictures: pagePictures.map((key) => ({ src: `${LEAVES_PATH}/${key}.webp`, width: 1000, height: 1414 })),
      }
    },
    pagePicture: prints.pagePicture,
  }
  return service
}
