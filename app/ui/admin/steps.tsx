import { Link } from 'react-router'
import { pagingLabels } from '#content/paging-labels.ts'
import { useWords } from '#app/locale.ts'

type StepsProps = { page: number; hasMore: boolean; to: (page: number) => string }

/** Previous and next, for lists whose length nobody counts. */
export function Steps({ page, hasMore, to }: StepsProps) {
  const paging = useWords(pagingLabels)
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label={paging.pagination} className="admin-steps">
      {page > 1 && (
        <Link to={to(page - 1)} className="button button-outline button-small">
          {paging.previous}
        </Link>
      )}
      <span>{paging.page(page)}</span>
      {hasMore && (
        <Link to={to(page + 1)} className="button button-outline button-small">
          {paging.next}
        </Link>
      )}
    </nav>
  )
}
