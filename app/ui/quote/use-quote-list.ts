import { useEffect, useState } from 'react'
import { quotePage } from '../../../content/pages/quote.ts'
import type { SheetReport } from '../../../content/pages/quote-sheet.ts'
import type { LineView } from '../../../domain/quotes/listed-line.ts'
import { mergedLines, type QuoteLine } from '../../../domain/quotes/quote-line.ts'
import { useLocale } from '../../locale.ts'
import { callApi, formOf } from '../forms/call-api.ts'
import { bare, storedList, storeList } from './stored-list.ts'
import { LIST_KEY } from './list-key.ts'
import type { SheetAnswer } from './sheet-part.tsx'

type QuoteList = {
  /** Null until the device's list has been read. */
  lines: LineView[] | null
  /** Changes the list here and in the browser's storage. */
  change(lines: LineView[]): void
  /** Adds lines as they were pasted; false where the server could not be asked. */
  paste(text: string): Promise<boolean>
  /** Adds the rows of a file. */
  readSheet(file: File): Promise<SheetAnswer>
}

/** The list of this device, with what the server knows of it. `served` came with the page: the list of a cookie, or a posted one. */
export function useQuoteList(served: LineView[], isPosted: boolean): QuoteList {
  const locale = useLocale()
  const [lines, setLines] = useState<LineView[] | null>(served.length > 0 || isPosted ? served : null)

  useEffect(() => {
    let isCurrent = true
    const show = async (list: QuoteLine[]) => {
      const views = await viewsOf(list, locale)
      if (isCurrent) setLines(views)
    }
    const own = isPosted ? served.map(bare) : mergedLines(storedList(), served.map(bare))
    storeList(own)
    if (served.length > 0 && !isPosted) void forgetCookie()
    void show(own)
    const follow = ({ key }: StorageEvent) => {
      if (key === LIST_KEY) void show(storedList())
    }
    addEventListener('storage', follow)
    return () => {
      isCurrent = false
      removeEventListener('storage', follow)
    }
  }, [served, isPosted, locale])

  function change(changed: LineView[]) {
    setLines(changed)
    storeList(changed)
  }

  async function paste(text: string): Promise<boolean> {
    const views = await askFor({ items: JSON.stringify((lines ?? []).map(bare)), lines: text, locale })
    if (views) change(views)
    return views !== null
  }

  async function readSheet(file: File): Promise<SheetAnswer> {
    const form = formOf({ items: JSON.stringify((lines ?? []).map(bare)), locale })
    form.set('sheet', file)
    const answer = await callApi('/api/quotes/lines.php', form)
    if (!answer?.ok) return { refused: answer?.fields['sheet'] ?? (answer?.message || quotePage.offline[locale]) }
    const { lines: views, sheet } = answer.data as { lines: LineView[]; sheet: SheetReport }
    change(views)
    return { report: sheet }
  }

  return { lines, change, paste, readSheet }
}

/** A list with what the server knows of it; where it cannot be asked, by what the list says itself. */
async function viewsOf(list: QuoteLine[], locale: string): Promise<LineView[]> {
  if (list.length === 0) return []
  return (await askFor({ items: JSON.stringify(list), locale })) ?? list.map(toBareView)
}

async function askFor(fields: Record<string, string>): Promise<LineView[] | null> {
  const answer = await callApi('/api/quotes/lines.php', formOf(fields))
  return answer?.ok ? (answer.data as { lines: LineView[] }).lines : null
}

function toBareView(line: QuoteLine): LineView {
  const code = line.stockCode || line.productId
  const none = { path: null, image: null, pack: '', boxQuantity: null, packs: [] }
  return { ...line, ...none, name: line.text || code, code: line.stockCode, isKnown: line.text === '' }
}

/** The cookie is for browsers without scripts: the device has the list now. */
async function forgetCookie(): Promise<void> {
  await fetch('/quote/add', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'taken' }),
    redirect: 'manual',
  }).catch(() => undefined)
}
