import { ViewTransition, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Pages fade out and in when the path changes; filters and fragments leave the page standing. */
export function PageFade({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={useLocation().pathname} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  )
}
