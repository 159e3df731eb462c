import { useCallback } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { collectionSearch, readCollectionQuery, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import { useSitePath } from '#app/delivery/link.tsx'

/**
 * The query that the visitor sees, which is the one on its way while its products load, and a way to change it.
 * A change replaces the entry in the history: going back leaves the collection instead of undoing each tick.
 */
export function useCollectionQuery(loaded: CollectionQuery) {
  const path = useSitePath('/collection')
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location?.pathname === path ? readCollectionQuery(new URLSearchParams(location.search)) : null
  const query = coming ?? loaded
  const change = useCallback(
    (next: CollectionQuery) =>
      void navigate(path + collectionSearch(next), { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  return { query, change, busy: coming !== null }
}
