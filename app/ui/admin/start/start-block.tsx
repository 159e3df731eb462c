import { useId, type ReactNode } from 'react'
import { inbox } from '#content/admin/inbox.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { arrivalOf } from '#domain/messages/inbox-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type StartBlockProps = {
  title: string
  /** It could not be loaded. */
  failed?: boolean
  /** How much there is. */
  count?: ReactNode
  /** The line of a block without news. */
  quiet?: string | null
  link?: { to: string; text: string }
  /** It reaches over the whole page. */
  wide?: boolean
  children?: ReactNode
}

/** One block of the start page: a heading, a number, a few rows and a link. One that failed says so and leaves the others alone. */
export function StartBlock({ title, failed, count, quiet, link, wide, children }: StartBlockProps) {
  const id = useId()
  const words = useWords(startWords)
  return (
    <section className="card start-block" aria-labelledby={id} data-wide={wide || undefined}>
      <header className="start-head">
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="start-count">{count}</span>}
        {link && (
          <SiteLink to={link.to} className="start-more">
            {link.text}
          </SiteLink>
        )}
      </header>
      {failed && (
        <p role="alert" className="start-failed">
          {words.failed}
        </p>
      )}
      {quiet && <p className="start-quiet">{quiet}</p>}
      {children}
    </section>
  )
}

/** A line of a block: what it is about, which leads there, and a word about it at its end. */
export function StartRow({ to, text, marks, end }: { to?: string; text: string; marks?: ReactNode; end?: ReactNode }) {
  const name = (
    <bdi dir="auto">
      <CodedText text={text} />
    </bdi>
  )
  return (
    <li className="start-row">
      {to === undefined ? (
        <span className="start-name">{name}</span>
      ) : (
        <SiteLink to={to} className="start-name" title={text}>
          {name}
        </SiteLink>
      )}
      {marks}
      {end !== undefined && <span className="start-end">{end}</span>}
    </li>
  )
}

export function Count({ value }: { value: number }) {
  return <Ltr>{value.toLocaleString('en-US')}</Ltr>
}

/** When something was: the time of today, yesterday, or the day. */
export function When({ at, now }: { at: string; now: string }) {
  const locale = useLocale()
  const { yesterday } = useWords(inbox)
  const when = arrivalOf(at, new Date(now), locale)
  return <time dateTime={at}>{when.kind === 'yesterday' ? yesterday : <bdi>{when.text}</bdi>}</time>
}
