import { useCallback } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { itemListSearch, readItemListQuery, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import { ITEMS_PATH } from '#domain/accounts/staff-paths.ts'

/**
 * The query that the staff see, which is the one on its way while its products load, and a way to change it. A change
 * leads back to the first page and replaces the entry in the history.
 */
export function useItemQuery(loaded: ItemListQuery) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const coming = location?.pathname === ITEMS_PATH ? readItemListQuery(new URLSearchParams(location.search)) : null
  const query = coming ?? loaded
  const change = useCallback(
    (part: Partial<ItemListQuery>) =>
      void navigate(ITEMS_PATH + itemListSearch({ ...query, page: 1, ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, query],
  )
  return { query, change, busy: coming !== null }
}
