import type { ReactNode } from 'react'
import { compareWords, bulkWords } from '#content/admin/versions.ts'
import { isChanged, type Piece } from '#domain/records/compare/piece.ts'
import { isRemote, UPLOADS_PATH } from '#domain/site/picture.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'

/** A text with what was removed and added in it, in the language that it is written in; null where that is not known. */
export function ComparedText({
  pieces,
  locale,
  changed,
}: {
  pieces: Piece[]
  locale: Locale | null
  changed: boolean
}) {
  const words = useWords(compareWords)
  if (pieces.length === 0) return <p className="compared-empty">{words.empty}</p>
  const direction = locale === null ? 'auto' : directionOf(locale)
  return (
    <div className="compared-text" lang={locale ?? undefined} dir={direction}>
      {pieces.map((piece, at) => (
        <ComparedPiece key={at} {...piece} />
      ))}
      {changed && !pieces.some(isChanged) && <OnlySpaces />}
    </div>
  )
}

function OnlySpaces() {
  const locale = useLocale()
  return (
    <p className="compared-note" lang={locale} dir={directionOf(locale)}>
      {compareWords.onlySpaces[locale]}
    </p>
  )
}

function ComparedPiece({ as, text, picture, gained = [], lost = [], leftOut }: Piece) {
  if (leftOut !== undefined) return <LeftOut count={leftOut} />
  const content = picture === undefined ? text.trimEnd() || text : <ShownPicture address={picture} text={text} />
  const blank = picture === undefined ? text.slice(text.trimEnd().length || text.length) : ''
  if (as === 'removed' || as === 'added') {
    return (
      <>
        <Change as={as}>{content}</Change>
        {blank}
      </>
    )
  }
  if (as === 'same') return picture === undefined ? text : content
  return (
    <>
      <span className="compared-form">
        {content}
        <FormNote gained={gained} lost={lost} />
      </span>
      {blank}
    </>
  )
}

/** What was removed or added, said as such to those who hear it. */
export function Change({ as, children }: { as: 'removed' | 'added'; children: ReactNode }) {
  const locale = useLocale()
  const Tag = as === 'removed' ? 'del' : 'ins'
  return (
    <Tag>
      <span className="sr-only" lang={locale}>
        {`${compareWords[as][locale]} `}
      </span>
      {children}
    </Tag>
  )
}

function FormNote({ gained, lost }: { gained: string[]; lost: string[] }) {
  const locale = useLocale()
  const said = [
    ...gained.map((mark) => bulkWords(mark, 'gained')[locale]),
    // What a link or a heading was before need not be told where it is another now.
    ...lost.filter((mark) => !isReplaced(mark, gained)).map((mark) => bulkWords(mark, 'lost')[locale]),
  ]
  return (
    <small className="compared-note" lang={locale} dir={directionOf(locale)}>
      {said.join(locale === 'ar' ? '، ' : ', ')}
    </small>
  )
}

function isReplaced(mark: string, gained: string[]): boolean {
  const [name, value] = mark.split(' ', 2)
  return value !== undefined && gained.some((one) => one.startsWith(`${name} `))
}

function LeftOut({ count }: { count: number }) {
  const locale = useLocale()
  return (
    <span className="compared-left-out" lang={locale} dir={directionOf(locale)}>
      {`… ${compareWords.leftOut[locale](count)} …`}
    </span>
  )
}

/** Pictures of other hosts are not loaded. */
function ShownPicture({ address, text }: { address: string; text: string }) {
  if (isRemote(address) || !address.startsWith(`${UPLOADS_PATH}/`)) return address
  return <img src={address} alt={text} width={160} height={120} loading="lazy" className="compared-picture" />
}
