import { data, isRouteErrorResponse } from 'react-router'
import { FileX } from 'lucide-react'
import { submittalHead, submittalPage } from '#content/documents/submittal.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { submittalPath, type Submittal } from '#domain/submittals/submittal.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { useWords } from '#app/locale.ts'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import type { Route } from './+types/submittal-state.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

/** The progress of a submittal pack; its link is the only key to it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const found = await context.get(servicesContext).submittals.open(params.token)
  if (!found) throw data(null, { status: 410, headers: CLOSED })
  const { state, progress, form, endsAt } = found
  const { pages, bytes } = progress
  return data(
    {
      state,
      progress,
      products: form.products,
      facts: [documentsPage.pages[locale](pages), sizeInWords(bytes, locale)].join(' · '),
      until: endsAt && formatMoment(endsAt, locale),
      file: state === 'ready' ? `${localizedPath(locale, submittalPath(params.token))}/file` : null,
    },
    { headers: CLOSED },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const RELOAD_SECONDS = 3

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  const own = routeMeta(scope, (_site, locale) => ({
    title: submittalHead.title[locale],
    description: submittalHead.title[locale],
    noindex: true,
    path: '/submittal',
  }))
  const isOpen = loaderData?.state === 'waiting' || loaderData?.state === 'making'
  return isOpen ? [...own, { httpEquiv: 'refresh', content: String(RELOAD_SECONDS) }] : own
}

export default function State({ loaderData }: Route.ComponentProps) {
  return <SubmittalState {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 410 ? <SubmittalEnded /> : <MissingOrFailed error={error} />
}

type Props = Pick<Submittal, 'state' | 'progress'> & {
  products: string[]
  facts: string
  until: string | null
  file: string | null
}

/** A pack that is being made, or is there; the page asks again by itself. */
function SubmittalState({ state, progress, products, facts, until, file }: Props) {
  const words = useWords(submittalPage)
  const { done, total, missing, left_out: leftOut } = progress
  const isOpen = state === 'waiting' || state === 'making'
  const again = `/submittal?p=${products.map(encodeURIComponent).join(',')}`
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.title} />
      <div role="status" className="grid gap-3">
        <h2 className="text-h3">{words.states[state]}</h2>
        {isOpen && (
          <>
            <progress value={done} max={total} aria-label={words.states[state]} className="submittal-progress" />
            {state === 'making' && <p>{words.progress(done, total)}</p>}
          </>
        )}
        {file && (
          <>
            <p className="text-ink-2">{facts}</p>
            <p>
              <ButtonLink href={file}>{words.download}</ButtonLink>
            </p>
            {until && <p className="text-ink-3">{words.until(until)}</p>}
          </>
        )}
      </div>
      <Named title={words.missing} items={missing.map(({ product, type }) => `${product}: ${type}`)} />
      <Named title={words.leftOut} items={leftOut.map(({ name, reason }) => `${name}: ${reason}`)} links={leftOut} />
      {!isOpen && (
        <p className="mt-8">
          <ButtonLink to={again} kind="outline">
            {words.again}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Named({ title, items, links = [] }: { title: string; items: string[]; links?: { url: string | null }[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h3 mb-3">{title}</h2>
      <ul className="grid gap-2">
        {items.map((item, index) => {
          const url = links[index]?.url
          const text = <CodedText text={item} />
          return (
            <li key={item}>
              {url ? (
                <a href={url} className="text-link">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A link whose time is over; another pack can be made. */
function SubmittalEnded() {
  const words = useWords(submittalPage)
  return (
    <div className="wrap section">
      <StateBlock icon={FileX} title={words.ended} link={{ to: '/submittal', label: words.again }} level={1} />
    </div>
  )
}
