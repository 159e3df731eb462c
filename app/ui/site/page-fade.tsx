import { ViewTransition, type ReactNode } from 'react'

/** Pages fade out and in when `page` changes; filters and fragments leave the page standing. */
export function PageFade({ page, children }: { page: string; children: ReactNode }) {
  return (
    <ViewTransition key={page} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  )
}
