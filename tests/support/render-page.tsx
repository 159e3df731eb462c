import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import contact from '#seed/content/site/pages/contact.json' with { type: 'json' }
import forms from '#seed/content/site/pages/forms.json' with { type: 'json' }
import footer from '#seed/content/site/pages/footer.json' with { type: 'json' }
import navigation from '#seed/content/site/pages/navigation.json' with { type: 'json' }
import privacy from '#seed/content/site/pages/privacy.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { blankRecord, readRecord, type Fields, type RecordOf } from '#domain/fields/field.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { FORMS_FIELDS } from '#domain/site/content/pages/forms-fields.ts'
import { toFooterView, toNavigationView } from '#domain/site/content/pages/frame-view.ts'
import { FOOTER_FIELDS, NAVIGATION_FIELDS } from '#domain/site/content/pages/navigation-fields.ts'
import { inLanguage, localeOfPath, type Locale } from '#domain/text/locale.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { toSiteView } from '#domain/site/site-view.ts'
import { PageLocale } from '#app/locale.ts'
import { SiteProvider, type SiteFrameData } from '#app/ui/site/site-context.tsx'

type Place = {
  /** The page's address; it decides the language. */
  path?: string
  handle?: unknown
  categories?: SiteFrameData['categories']
  settings?: SiteSettings
  /** Of whoever is signed in to the staff area. */
  role?: StaffRole
}

/** What the layout of a site that nobody has changed yet loads. */
export function defaultFrame(
  categories: SiteFrameData['categories'] = [],
  locale: Locale = 'ar',
  settings = demoSettings,
): SiteFrameData {
  return {
    site: toSiteView(settings, 'ar'),
    categories,
    navigation: toNavigationView(demo(NAVIGATION_FIELDS, navigation), locale, () => true),
    footer: toFooterView(
      demo(FOOTER_FIELDS, footer),
      locale,
      () => true,
      (text) => fillTexts(text, { year: '2026', site: 'Rawabit' }),
    ),
    notice: locale === 'ar' ? contact.notice_ar : contact.notice_en,
    promises: inLanguage(demo(FORMS_FIELDS, forms), locale),
    privacyPolicy: { path: '/privacy-policy', label: locale === 'ar' ? privacy.title_ar : privacy.title_en },
    head: { origin: 'https://site.example', keywords: [], otherName: 'Rawabit', rating: null },
  }
}

/** What the demo has of it. */
function demo<Table extends Fields>(table: Table, fields: object): RecordOf<Table> {
  return { ...blankRecord(table), ...readRecord(table, { ...fields }, null).input }
}

/** The HTML that the server would send for a part of a page. */
export function renderPage(part: ReactNode, { path = '/', handle, categories, settings, role }: Place = {}): string {
  const frame = defaultFrame(categories, localeOfPath(path), settings)
  const element = (
    <PageLocale value={localeOfPath(path)}>
      <SiteProvider value={frame}>{part}</SiteProvider>
    </PageLocale>
  )
  const router = createMemoryRouter([{ id: 'staff', path: '*', element, handle }], {
    initialEntries: [path],
    hydrationData: { loaderData: { staff: role && { staff: { role } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
