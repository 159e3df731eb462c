import type { ReactNode } from 'react'
import { data } from 'react-router'
import { itemForm } from '../../../../content/admin/items.ts'
import { siteContent } from '../../../../content/admin/site/site-content.ts'
import { isContentKind, type ContentKind } from '../../../../domain/site/content/content-kinds.ts'
import type { ContentReader } from '../../../../domain/site/content/content-reader.ts'
import { isPageName } from '../../../../domain/site/content/page-fields.ts'
import { localeOfPath, type Locale } from '../../../../domain/text/locale.ts'
import { fieldsContext, servicesContext } from '../../../context.ts'
import { useHydrated } from '../../../delivery/hydration.ts'
import { categoriesPage } from '../../../loading/categories-page.ts'
import { faqPage } from '../../../loading/faq-page.ts'
import { aboutPage, cataloguePage, contactPage, documentPage } from '../../../loading/site-page.ts'
import { homePage } from '../../../loading/home-page.ts'
import { requireStaff } from '../../../loading/staff-guard.ts'
import { useWords } from '../../../locale.ts'
import '../../../ui/admin/form/preview/preview-page.css'
import { useStillness } from '../../../ui/admin/form/preview/use-stillness.ts'
import { classNames } from '../../../ui/base/class-names.ts'
import { Message } from '../../../ui/base/state/message.tsx'
import { AboutPage } from '../../../ui/about/about-page.tsx'
import { CataloguePage } from '../../../ui/catalogue-pdf/catalogue-page.tsx'
import { ContactPage } from '../../../ui/contact/contact-page.tsx'
import { CategoriesPage } from '../../../ui/catalogue/categories-page.tsx'
import { QuestionsPage } from '../../../ui/faq/questions-page.tsx'
import { DocumentPage } from '../../../ui/policy/document-page.tsx'
import { HomePage } from '../../../ui/home/home-page.tsx'
import type { SiteHandle } from '../../../ui/site/site-handle.ts'
import type { Route } from './+types/preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, preview: true }

export const middleware = [requireStaff]

type Context = Route.ActionArgs['context']

/** What the page shows on which a record stands, with the record as it is in its form. */
export async function action({ url, context }: Route.ActionArgs) {
  const [kind, id] = [url.searchParams.get('kind') ?? '', url.searchParams.get('id') ?? '']
  if (!isContentKind(kind) || (kind === 'page' && !isPageName(id))) return data(null, { status: 404 })
  const { editing, content } = context.get(servicesContext)
  const outcome = await editing.previewContent(kind, { ...context.get(fieldsContext), id })
  if (!outcome.ok) return data(null, { status: 422 })
  const shown = await content.showing(kind, outcome.value)
  return pageWith(context, kind, outcome.value, { content: shown, locale: localeOfPath(url.pathname) })
}

/** The pages of which a preview is the page itself. */
const DOCUMENTS = { policy: '/policy', terms: '/terms-of-service', privacy: '/privacy-policy' } as const

type Showing = { content: ContentReader; locale: Locale }

async function pageWith(
  context: Context,
  kind: ContentKind,
  record: Record<string, unknown>,
  { content, locale }: Showing,
) {
  if (kind === 'question') return { page: 'faq' as const, ...(await faqPage(context, locale, content)) }
  if (kind === 'reason' && record['place'] === 'benefits') {
    const { data: page } = await categoriesPage(context, locale, content)
    return { page: 'categories' as const, ...page }
  }
  if (kind === 'page' && record['id'] === 'about')
    return { page: 'about' as const, about: await aboutPage(context, locale, content) }
  if (kind === 'page' && record['id'] === 'contact')
    return { page: 'contact' as const, contact: await contactPage(context, locale, content) }
  const { id } = record
  if (kind === 'page' && id === 'catalogue' && (record['fileAr'] || record['fileEn']))
    return { page: 'catalogue' as const, catalogue: await cataloguePage(context, locale, content) }
  if (kind === 'page' && isDocument(id)) {
    const document = await documentPage(context, id, locale, content)
    return { page: 'document' as const, document, path: DOCUMENTS[id] }
  }
  const { data: page } = await homePage(context, locale, content)
  return { page: 'home' as const, ...page }
}

function isDocument(id: unknown): id is keyof typeof DOCUMENTS {
  return typeof id === 'string' && Object.hasOwn(DOCUMENTS, id)
}

export function meta({ location }: Route.MetaArgs) {
  const title = itemForm.previewDialog.title[localeOfPath(location.pathname)]
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** The page as visitors would see it, in the frame of the site. Without a form there is nothing to see. */
export default function ContentPreview({ actionData: shown }: Route.ComponentProps) {
  const { notice, failed } = useWords(siteContent).preview
  useStillness()
  const isAlive = useHydrated()
  return (
    <>
      <div className={classNames('wrap py-4', !isAlive && 'preview-waits')}>
        <Message tone={shown ? 'warn' : 'error'}>{shown ? notice : failed}</Message>
      </div>
      {shown && <Shown {...shown} />}
    </>
  )
}

function Shown(shown: NonNullable<Route.ComponentProps['actionData']>): ReactNode {
  if (shown.page === 'faq') return <QuestionsPage {...shown} />
  if (shown.page === 'about') return <AboutPage about={shown.about} />
  if (shown.page === 'contact') return <ContactPage contact={shown.contact} answer={undefined} />
  if (shown.page === 'catalogue') return <CataloguePage {...shown.catalogue} />
  if (shown.page === 'document') return <DocumentPage document={shown.document} path={shown.path} />
  return shown.page === 'categories' ? <CategoriesPage {...shown} /> : <HomePage {...shown} />
}
