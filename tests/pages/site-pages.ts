import { LOCALES, localizedPath, type Locale } from '../../domain/locale.ts'

type PageAddress = {
  /** Without language, with its query where it has one. */
  path: string
  /** The languages in which search engines are told to leave it out (decision 24). */
  noindex?: readonly Locale[]
}

/** Pages of the specification's route table (section 2.1); a few of each kind that the demo content fills. */
const PAGES: PageAddress[] = [
  { path: '/' },
  { path: '/categories' },
  { path: '/categories/pu-foam' },
  { path: '/categories/adhesives' },
  { path: '/categories/sealants' },
  { path: '/categories/hybrid-polymer' },
  { path: '/categories/hot-melt' },
  { path: '/categories/spray' },
  { path: '/categories/construction-materials' },
  { path: '/categories/tapes-tools' },
  { path: '/pu-foam/805' },
  { path: '/hybrid-polymer/ms-55' },
  { path: '/adhesives/702' },
  { path: '/construction-materials/c-10' },
  { path: '/tapes-tools/g-20' },
  { path: '/products' },
  { path: '/collection' },
  { path: '/catalogue' },
  { path: '/blogs' },
  { path: '/blogs/how-to-choose-pu-foam' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/brands' },
  { path: '/search', noindex: LOCALES },
  { path: '/search?q=805', noindex: LOCALES },
  { path: '/policy', noindex: LOCALES },
  { path: '/terms-of-service', noindex: LOCALES },
  { path: '/privacy-policy', noindex: ['en'] },
  { path: '/faq' },
  { path: '/addresses', noindex: LOCALES },
  { path: '/sign-in', noindex: LOCALES },
]

/**
 * Addresses of the specification that do not answer yet, each with what they wait for.
 * An entry that begins to answer fails the tests until it is taken out of here.
 */
export const NOT_YET: Record<string, string> = {
  '/addresses': 'the address book comes with customer accounts',
  '/sign-in': 'sign-in comes with customer accounts',
}

export type SitePage = { path: string; locale: Locale; address: string; noindex: boolean }

/** Every page in both languages, as it must answer now. */
export const sitePages: SitePage[] = PAGES.filter(({ path }) => NOT_YET[unqueried(path)] === undefined).flatMap(
  ({ path, noindex }) =>
    LOCALES.map((locale) => ({
      path,
      locale,
      address: localizedPath(locale, path),
      noindex: noindex?.includes(locale) ?? false,
    })),
)

export function unqueried(path: string): string {
  return path.split('?')[0] ?? path
}

/** Whether an address in any language belongs to what does not answer yet. */
export function isNotYet(path: string): boolean {
  const withoutLanguage = unqueried(path).replace(/^\/(en|ar)(?=\/|$)/, '')
  return Object.keys(NOT_YET).some(
    (missing) => withoutLanguage === missing || withoutLanguage.startsWith(`${missing}/`),
  )
}
