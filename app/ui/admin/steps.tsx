import { Link } from 'react-router'
import { useLabels } from '../../locale.ts'

type StepsProps = { page: number; hasMore: boolean; to: (page: number) => string }

/** Previous and next, for lists whose length nobody counts. */
export function Steps({ page, hasMore, to }: StepsProps) {
  const labels = useLabels()
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label={labels.pagination} className="admin-steps">
      {page > 1 && (
        <Link to={to(page - 1)} className="button button-outline button-small">
          {labels.previous}
        </Link>
      )}
      <span>{labels.page(page)}</span>
      {hasMore && (
        <Link to={to(page + 1)} className="button button-outline button-small">
          {labels.next}
        </Link>
      )}
    </nav>
  )
}
