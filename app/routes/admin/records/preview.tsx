import { data } from 'react-router'
import { useEffect } from 'react'
import { blogForm } from '#content/admin/blogs.ts'
import { itemForm } from '#content/admin/items.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { setUpWords, startWords } from '#content/admin/overview/start.ts'
import { recordKind, type DraftKind } from '#domain/kinds.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import { missingOn, SET_UP_PLACES, type SetUpItem } from '#domain/site/set-up.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { START_PATH } from '#domain/accounts/staff-paths.ts'
import { withDay } from '#app/actions/records/save-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { contentPage } from '#app/loading/content-page.ts'
import { shownRecord, type PreviewedRecord } from '#app/loading/records/shown-record.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { useWords } from '#app/locale.ts'
import { kindAt } from '#app/record-address.ts'
import '#app/ui/admin/form/preview/preview-page.css'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { Article } from '#app/ui/blog/article.tsx'
import { BrandPage } from '#app/ui/brands/brand-page.tsx'
import { ProductPage } from '#app/ui/product/product-page.tsx'
import { ContentShown } from '#app/ui/site/content-shown.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/preview.ts'

export const handle: SiteHandle = {
  footerCall: false,
  callButton: false,
  preview: true,
  section(pathname) {
    const kind = kindAt(pathname)
    return kind === 'product' ? '/categories' : recordKind(kind).address?.('', {}).slice(0, -1)
  },
}

export const middleware = [requireStaff]

/** A page of the site as it is, where staff asked what is missing there; it may be the page itself. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = url.searchParams.get('missing')
  if (page === null || !isPageName(page)) return null
  const { content, setUp } = context.get(servicesContext)
  const { role } = context.get(staffContext)
  const locale = localeOfPath(url.pathname)
  const isThere = page === 'home' || (await content.page(page)) !== null
  const [shown, steps] = await Promise.all([
    isThere ? contentPage(context, 'page', { id: page }, { content, locale }) : null,
    setUp.steps(role),
  ])
  return { shown, missing: missingOn(page, steps) }
}

/** The record of a form as its page will show it: of the site's content the address says which it is. */
export async function action({ url, context }: Route.ActionArgs) {
  const isOfSite = kindAt(url.pathname) === 'page'
  const kind = isOfSite ? url.searchParams.get('kind') : kindAt(url.pathname)
  const id = url.searchParams.get('id') ?? ''
  if (isOfSite && (!isContentKind(kind ?? '') || (kind === 'page' && !isPageName(id))))
    return data(null, { status: 404 })
  const { editing } = context.get(servicesContext)
  const fields = context.get(fieldsContext)
  const own = isOfSite ? { id } : kind === 'post' ? withDay(fields) : {}
  const outcome = await editing[kind as DraftKind].preview({ ...fields, ...own })
  if (!outcome.ok) return data(null, { status: 422 })
  const { role } = context.get(staffContext)
  const previewed = { kind, record: outcome.value } as PreviewedRecord
  return shownRecord(context, previewed, { locale: localeOfPath(url.pathname), role })
}

export function meta({ location: { pathname } }: Route.MetaArgs) {
  const { title, frame } = itemForm.previewDialog
  const kind = kindAt(pathname)
  const titles = { page: title, product: frame }
  const words = kind === 'page' || kind === 'product' ? titles[kind] : blogForm.previews
  return [{ title: words[localeOfPath(pathname)] }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function RecordPreview({ loaderData: asked, ...scope }: Route.ComponentProps) {
  return asked ? <PageAsItIs {...asked} /> : <SentPreview {...scope} />
}

type Asked = NonNullable<Route.ComponentProps['loaderData']>

function PageAsItIs({ shown, missing }: Asked) {
  return (
    <>
      <MissingOnPage items={missing} />
      {shown ? <ContentShown {...shown} /> : <NotFoundPage />}
    </>
  )
}

/** The page as visitors would see it, in the frame of the site. Without a form there is nothing to see. */
function SentPreview({ actionData: shown, ...scope }: Pick<Route.ComponentProps, 'actionData' | 'matches'>) {
  const isProduct = kindAt(scope.matches.at(-1)!.pathname) === 'product'
  const ofProduct = useWords(itemForm).previewDialog
  const ofOthers = useWords(siteContent).preview
  const { notice, failed } = isProduct ? ofProduct : ofOthers
  useStillness()
  const isAlive = useHydrated()
  return (
    <>
      <div className={classNames('wrap py-4', !isAlive && 'preview-waits')}>
        <Message tone={shown ? 'warn' : 'error'}>{shown ? notice : failed}</Message>
      </div>
      {shown?.kind === 'product' && <ProductPage product={shown.product} />}
      {shown?.kind === 'content' && <ContentShown {...shown.shown} />}
      {shown?.kind === 'brand' && (
        <div className="wrap pb-24">
          <BrandPage brand={shown.brand} products={null} />
        </div>
      )}
      {shown?.kind === 'post' && (
        <div className="wrap pb-24">
          <Article post={shown.post} />
        </div>
      )}
    </>
  )
}

/** Links and forms lead nowhere: a preview is looked at. */
function useStillness() {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const still = (event: Event) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])')
      if (event.type === 'click' && !isLink) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', still, options)
    addEventListener('submit', still, options)
    return () => listening.abort()
  }, [])
}

/** Over a page as visitors see it: what is missing there, each a link to where it is set. */
function MissingOnPage({ items }: { items: SetUpItem[] }) {
  const words = useWords(startWords.setUp)
  const titles = useWords(setUpWords)
  return (
    <nav aria-label={words.title} className="missing-on-page">
      <a href={START_PATH}>{words.title}</a>
      <p>{items.length > 0 ? words.missing : words.nothingMissing}</p>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <a href={SET_UP_PLACES[item].path}>{titles[item].title}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
