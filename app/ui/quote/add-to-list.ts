import { addedToList } from '#content/added-to-list.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { isQty, MOST_LINES, readQuoteLine, withLines } from '#domain/quotes/quote-line.ts'
import { storedList, storeList } from './stored-list.ts'

/** Adds what a form says to the list of this device. A list that is full, or a form that says nothing, is for the server. */
export function addToList(form: HTMLFormElement): void {
  const line = readQuoteLine(Object.fromEntries(new FormData(form)))
  const lines = line && isQty(line.qty) ? withLines(storedList(), [line]) : []
  if (lines.length === 0 || lines.length > MOST_LINES) form.submit()
  else storeList(lines, addedToList[localeOfPath(location.pathname)])
}
