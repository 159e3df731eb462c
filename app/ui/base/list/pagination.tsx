import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagingLabels } from '#content/paging-labels.ts'
import { pageWindow } from '#domain/site/page-window.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'

type PaginationProps = {
  page: number
  pages: number
  /** The address of a page of the list, without language. */
  to: (page: number) => string
  rel?: string | undefined
}

/** Nothing where one page holds it all. */
export function Pagination({ page, pages, to, rel }: PaginationProps) {
  const paging = useWords(pagingLabels)
  if (pages < 2) return null
  return (
    <nav {...BELOW_FOLD} aria-label={paging.pagination}>
      <ul className="pagination">
        <Step label={paging.previous} to={page > 1 ? to(page - 1) : null} rel={rel}>
          <ChevronLeft className="mirrored" />
        </Step>
        {pageWindow(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className="page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <SiteLink
                to={to(number)}
                rel={rel}
                className="page-link"
                aria-label={paging.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </SiteLink>
            </li>
          ),
        )}
        <Step label={paging.next} to={page < pages ? to(page + 1) : null} rel={rel}>
          <ChevronRight className="mirrored" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'rel'> & { label: string; to: string | null; children: ReactNode }

/** At the ends of the list the step stays in its place and leads nowhere. */
function Step({ label, to, rel, children }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span className="page-link" aria-hidden="true">
          {children}
        </span>
      ) : (
        <SiteLink to={to} rel={rel} className="page-link" aria-label={label}>
          {children}
        </SiteLink>
      )}
    </li>
  )
}
