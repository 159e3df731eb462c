import { createContext, use, type ReactElement } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import { useLocale } from '../../locale.ts'
import { useSiteFrame, type SiteFrameData } from './site-context.tsx'

export type PartToDraw = { of: object; part: ReactElement; locale: Locale; frame: SiteFrameData }

/** Answers with the HTML of a part; there on the server only. */
export const PartDrawing = createContext<((wanted: PartToDraw) => string) | null>(null)

type KeptPartProps = {
  as: 'ul' | 'div'
  className?: string
  /** What the part is made of, in the page's language: an object that stays the same until it has to look otherwise. */
  of: object
  /** Shows language and site, and nothing of the page it stands in: no ids of its own, no state, no address. */
  part: ReactElement
}

/**
 * An element whose contents are the same in page after page. The server draws them once and has the HTML at hand for
 * the next page; half of a small page is such parts. In the browser they are elements like all others.
 */
export function KeptPart({ as: Tag, className, of, part }: KeptPartProps) {
  const wanted = { of, part, locale: useLocale(), frame: useSiteFrame() }
  const draw = use(PartDrawing)
  if (!import.meta.env.SSR || draw === null) return <Tag className={className}>{part}</Tag>
  // oxlint-disable-next-line react/no-danger -- what the same components have drawn
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: draw(wanted) }} />
}
