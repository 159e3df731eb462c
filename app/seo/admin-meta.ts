import type { MetaDescriptor } from 'react-router'
import { shell } from '#content/admin/shell.ts'
import type { IdentityView } from '#domain/site/identity-view.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/** What the staff area loads for all of its screens. */
export type AdminFrame = { locale: Locale; siteName: string; sidebarCollapsed: boolean; identity?: IdentityView }

type LoadedScope<Loaded> = MetaScope & { loaderData?: Loaded }

type MetaScope = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** The head of a screen of the staff area, which no search engine may keep: `export const meta = adminMeta(words.title)`. */
export function adminMeta(title: Localized): (scope: MetaScope) => MetaDescriptor[] {
  return ({ matches }) => {
    const frame = matches.find((match) => match?.id === 'admin')?.loaderData as AdminFrame | undefined
    const locale = frame?.locale ?? 'en'
    const place = frame ? shell.areaOf[locale](frame.siteName) : shell.area[locale]
    return [{ title: `${title[locale]} | ${place}` }, { name: 'robots', content: 'noindex, nofollow' }]
  }
}

export function adminMetaOf<Loaded>(
  titleOf: (loaded: Loaded) => Localized,
): (scope: LoadedScope<Loaded>) => MetaDescriptor[] {
  return (scope) => adminMeta(scope.loaderData === undefined ? shell.area : titleOf(scope.loaderData))(scope)
}
