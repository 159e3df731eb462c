import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'

type PageAddress = {
  /** Without language, with its query where it has one. */
  path: string
  /** The languages in which search engines are told to leave it out (docs/specification S24). */
  noindex?: readonly Locale[]
  /** Made like another page of this list: what takes long is done with that one only. */
  repeats?: string
}

/** Pages of docs/specification 2.1; a few of each kind that the demo content fills. */
const PAGES: PageAddress[] = [
  { path: '/' },
  { path: '/categories' },
  { path: '/categories/pu-foam' },
  { path: '/categories/adhesives', repeats: '/categories/pu-foam' },
  { path: '/categories/sealants', repeats: '/categories/pu-foam' },
  { path: '/categories/hybrid-polymer', repeats: '/categories/pu-foam' },
  { path: '/categories/hot-melt', repeats: '/categories/pu-foam' },
  { path: '/categories/spray', repeats: '/categories/pu-foam' },
  { path: '/categories/construction-materials', repeats: '/categories/pu-foam' },
  { path: '/categories/tapes-tools', repeats: '/categories/pu-foam' },
  { path: '/pu-foam/805' },
  { path: '/hybrid-polymer/ms-55' },
  { path: '/adhesives/702', repeats: '/pu-foam/805' },
  { path: '/construction-materials/c-10', repeats: '/pu-foam/805' },
  { path: '/tapes-tools/g-20', repeats: '/pu-foam/805' },
  { path: '/products' },
  { path: '/collection' },
  { path: '/catalogue' },
  { path: '/calculator' },
  { path: '/calculator?product=s20&w=15&d=7.5&l=216', noindex: LOCALES },
  { path: '/blogs' },
  { path: '/blogs/how-to-choose-pu-foam' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/brands' },
  { path: '/brands/iberseal' },
  { path: '/brands/masar', repeats: '/brands/iberseal' },
  { path: '/search', noindex: LOCALES },
  { path: '/search?q=805', noindex: LOCALES },
  { path: '/policy', noindex: LOCALES },
  { path: '/terms-of-service', noindex: LOCALES, repeats: '/policy' },
  { path: '/privacy-policy', noindex: ['en'], repeats: '/policy' },
  { path: '/equivalents' },
  { path: '/equivalents?q=neutra', noindex: LOCALES },
  { path: '/compare', noindex: LOCALES },
  { path: '/compare?p=s20,805', noindex: LOCALES },
  { path: '/finder' },
  { path: '/finder?job=seal&a=aluminium&b=concrete&place=outdoor&move=25&show=1', noindex: LOCALES },
  { path: '/faq' },
  { path: '/addresses', noindex: LOCALES },
  { path: '/addresses?add=1', noindex: LOCALES },
  { path: '/sign-in', noindex: LOCALES },
  { path: '/my-data', noindex: LOCALES },
  { path: '/quote', noindex: LOCALES },
  { path: '/documents' },
  { path: '/documents?q=en15651&language=ar&language=en', noindex: LOCALES },
  { path: '/submittal?p=s20', noindex: LOCALES },
  { path: '/documents/request', noindex: LOCALES },
]

export type SitePage = { path: string; locale: Locale; address: string; noindex: boolean; isRepeat: boolean }

/** Every page in both languages, as it must answer now. */
export const sitePages: SitePage[] = PAGES.flatMap(({ path, noindex, repeats }) =>
  LOCALES.map((locale) => ({
    path,
    locale,
    address: localizedPath(locale, path),
    noindex: noindex?.includes(locale) ?? false,
    isRepeat: repeats !== undefined,
  })),
)

export function unqueried(path: string): string {
  return path.split('?')[0] ?? path
}
