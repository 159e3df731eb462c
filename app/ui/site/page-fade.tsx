import { ViewTransition, type ReactNode } from 'react'

/**
 * Pages fade out and in when `page` changes; filters and fragments leave the page standing. The server leaves the
 * transition out: it would mark the page with attributes that HTML does not know. It is named, since a nameless one
 * would shift the ids of everything inside it.
 */
export function PageFade({ page, children }: { page: string; children: ReactNode }) {
  if (import.meta.env.SSR) return children
  return (
    <ViewTransition key={page} name={page} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  )
}
