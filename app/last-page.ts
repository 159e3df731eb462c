import { redirect } from 'react-router'

/** Whoever asks a list for a page behind its last one is led to the last: the list was longer when the link was made. */
export function leadToLastPage(page: number, last: number, pathOf: (page: number) => string): void {
  if (page > last) throw redirect(pathOf(last))
}
