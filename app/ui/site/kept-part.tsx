import { createContext, use, type HTMLAttributes, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../../domain/text/locale.ts'
import { useLocale } from '../../locale.ts'
import { useFrameAround, type SiteFrameData } from './site-context.tsx'

/** `at` is the page's address, for parts that show it; `frame` is null in the staff area. */
export type PartToDraw = { part: ReactElement; at: string | null; locale: Locale; frame: SiteFrameData | null }

/** Answers with the HTML of a part; there on the server only. */
export const PartDrawing = createContext<((wanted: PartToDraw) => string) | null>(null)

type KeptPartProps = Omit<HTMLAttributes<HTMLElement>, 'part'> & {
  as: 'ul' | 'li' | 'div' | 'nav' | 'tr'
  /**
   * Shows its props, language and site, and nothing else of the page it stands in: not the categories of the frame, and
   * no state of the router. It has no ids of React's and preloads nothing. Its props are plain data, and functions that
   * nothing is drawn of. Parts may stand in parts: where the outer one is new, those of the inner that are not are there.
   */
  part: ReactElement
  /** The part also shows the page's address. */
  addressed?: boolean
  /** For this once it is drawn in its place: it shows what is for one visitor alone, or offers another try. */
  once?: boolean
}

/**
 * An element whose contents are the same wherever its part has the same props. The server draws them once and has the
 * HTML at hand for the next page. In the browser they are elements like all others.
 */
export const KeptPart = import.meta.env.SSR ? PartAtHand : PlainPart

function PartAtHand({ as: Tag, part, addressed = false, once = false, ...rest }: KeptPartProps) {
  const { pathname, search } = useLocation()
  const wanted = { part, at: addressed ? pathname + search : null, locale: useLocale(), frame: useFrameAround() }
  const draw = use(PartDrawing)
  if (draw === null || once) return <Tag {...rest}>{part}</Tag>
  // oxlint-disable-next-line react/no-danger -- what the same components have drawn
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: draw(wanted) }} />
}

function PlainPart({ as: Tag, part, addressed: _addressed, once: _once, ...rest }: KeptPartProps) {
  return <Tag {...rest}>{part}</Tag>
}
