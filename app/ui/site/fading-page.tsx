import { Fragment, Suspense, useState, type ReactNode, type Ref } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { CONTENT_ID } from './skip-link.tsx'
import { useNextPage, usePendingPath } from './use-pending-path.ts'

/** Seen only while a page is on its way. */
const PageSkeleton = lazyComponent(async () => (await import('./page-skeleton.tsx')).PageSkeleton)

/**
 * The page in its frame. Pages fade out and in when the address changes; filters and fragments leave the page standing.
 * Styles alone fade it: a view transition would take pictures of both pages before the new one may show.
 */
export function FadingPage({ content, children }: { content: Ref<HTMLElement>; children: ReactNode }) {
  const { pathname } = useLocation()
  const pending = usePendingPath()
  const isLeaving = useNextPage() !== null && pending === null
  const page = pending === null ? pathname : `${pending} is coming`
  return (
    <main id={CONTENT_ID} ref={content} tabIndex={-1} data-leaving={isLeaving || undefined} data-fade={useTurn(page)}>
      <Fragment key={page}>
        {pending === null ? (
          children
        ) : (
          <Suspense>
            <PageSkeleton pathname={pending} />
          </Suspense>
        )}
      </Fragment>
    </main>
  )
}

/** Undefined for the first page, which nobody waited for; then two names in turns, since only another one fades anew. */
function useTurn(page: string): 'one' | 'other' | undefined {
  const [shown, setShown] = useState<{ page: string; turn?: 'one' | 'other' }>({ page })
  if (shown.page === page) return shown.turn
  const turn = shown.turn === 'one' ? 'other' : 'one'
  setShown({ page, turn })
  return turn
}
