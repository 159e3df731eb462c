import { redirect } from 'react-router'

/** Whoever asks a list for a page behind its last one is led to the last: the list was longer when the link was made. */
export function leadToLastPage(page: number, last: number, pathOf: (page: number) => string): void {
  if (page > last) throw redirect(pathOf(last))
}

/** As `leadToLastPage`, for a list whose page stands in `?page=`: what else the address says, such as where the visitor comes from, stays. */
export function leadToLastPageOf({ pathname, search }: URL, page: number, last: number): void {
  leadToLastPage(page, last, (number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete('page')
    else query.set('page', String(number))
    return pathname + (query.size === 0 ? '' : `?${query}`)
  })
}
