import { createContext, use, type HTMLAttributes, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { useFrameAround, type SiteFrameData } from '#app/ui/site/site-context.tsx'

/** `path` is the page's address, for fragments that show it; `frame` is null outside of the site's layout. */
export type FragmentRequest = {
  content: ReactElement
  path: string | null
  locale: Locale
  frame: SiteFrameData | null
}

/** Answers with the HTML of a fragment; provided on the server only. */
export const FragmentRenderer = createContext<((wanted: FragmentRequest) => string) | null>(null)

type CachedFragmentProps = Omit<HTMLAttributes<HTMLElement>, 'content' | 'children'> & {
  as: 'ul' | 'li' | 'div'
  /**
   * Depends on its props, the language, the site's settings and what its forms say alone: not on the categories of the frame,
   * nor on the state of the router. It calls no `useId` and preloads nothing, and its props are plain data.
   */
  content: ReactElement
  /** The fragment also shows the page's address. */
  addressed?: boolean
  /** Rendered in place this once: it shows what is for one visitor alone, or offers another try. */
  uncached?: boolean
}

/** An element whose content the server renders once and keeps as HTML. In the browser it is an element like all others. */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : BrowserFragment

function ServerFragment({ as: Tag, content, addressed = false, uncached = false, ...rest }: CachedFragmentProps) {
  const { pathname, search } = useLocation()
  const request = { content, path: addressed ? pathname + search : null, locale: useLocale(), frame: useFrameAround() }
  const render = use(FragmentRenderer)
  if (render === null || uncached) return <Tag {...rest}>{content}</Tag>
  // oxlint-disable-next-line react/no-danger -- what the same components have rendered
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: render(request) }} />
}

function BrowserFragment({
  as: Tag,
  content,
  addressed: _addressed,
  uncached: _uncached,
  ...rest
}: CachedFragmentProps) {
  return <Tag {...rest}>{content}</Tag>
}
