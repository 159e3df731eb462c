import { useCallback, useEffect, useRef, useState } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import type { SheetReport } from '#content/pages/quote-sheet.ts'
import { viewsInOneUnit, type LineView } from '#domain/quotes/listed-line.ts'
import { mergedLines, readQuoteLine, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { useLocale } from '#app/locale.ts'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { bare, storedList, storeList } from './stored-list.ts'
import { LIST_KEY } from './list-key.ts'
import type { PasteAnswer } from './paste-part.tsx'
import type { SheetAnswer } from './sheet-part.tsx'

type QuoteList = {
  /** Null until the device's list has been read. */
  lines: LineView[] | null
  /** Puts another line in that place, here and in the browser's storage; null takes it out. */
  changeLine(place: number, line: LineView | null): void
  /** Adds lines as they were pasted. */
  paste(text: string): Promise<PasteAnswer>
  /** Puts a further line in words behind the others. */
  addText(text: string): void
  /** Adds the rows of a file. */
  readSheet(file: File): Promise<SheetAnswer>
}

/** Pasted lines are told one by one, also those that are no items. */
type AddedView = LineView & { line?: number; skipped?: boolean }
type Added = { lines: AddedView[]; pasted: string; sheet: SheetReport }

/** The list of this device, with what the server knows of it. `served` came with the page: the list of a cookie, or a posted one. */
export function useQuoteList(served: LineView[], isPosted: boolean): QuoteList {
  const locale = useLocale()
  const [lines, setLines] = useState<LineView[] | null>(served.length > 0 || isPosted ? served : null)
  const current = useRef(lines)
  const put = useCallback((views: LineView[]) => {
    current.current = views
    setLines(views)
  }, [])
  const change = useCallback(
    (views: LineView[]) => {
      put(views)
      storeList(views)
    },
    [put],
  )
  // The same function for as long as the page stands, so that lines that stay the same are not drawn again.
  const changeLine = useCallback(
    (place: number, line: LineView | null) =>
      change((current.current ?? []).flatMap((one, at) => (at === place ? (line ?? []) : one))),
    [change],
  )

  useEffect(() => {
    let isCurrent = true
    const show = async (list: QuoteLine[]) => {
      const views = await viewsOf(list, locale)
      if (isCurrent) put(views)
    }
    // A form that was sent before scripts came had no line of the device's list.
    const own = isPosted ? mergedLines(served.map(bare), storedList()) : mergedLines(storedList(), served.map(bare))
    storeList(own)
    if (served.length > 0) void forgetCookie()
    void show(own)
    const unfollow = followList(() => void show(storedList()))
    return () => {
      isCurrent = false
      unfollow()
    }
  }, [served, isPosted, locale, put])

  async function add(name: 'lines' | 'sheet', value: string | File): Promise<{ refused: string } | Added> {
    const added = await sendList(lines ?? [], locale, [name, value])
    if (!('refused' in added)) change(viewsInOneUnit(added.lines.filter(({ skipped }) => !skipped)))
    return added
  }

  async function paste(text: string): Promise<PasteAnswer> {
    const added = await add('lines', text)
    if ('refused' in added) return added
    return {
      report: added.pasted,
      skipped: added.lines.flatMap(({ skipped, written = '' }) => (skipped ? written.trim() : [])),
    }
  }

  async function readSheet(file: File): Promise<SheetAnswer> {
    const added = await add('sheet', file)
    return 'refused' in added ? added : { report: added.sheet }
  }

  function addText(text: string) {
    const line = readQuoteLine({ text })
    if (line) change([...(current.current ?? []), toBareView(line)])
  }

  return { lines, changeLine, paste, addText, readSheet }
}

/** Calls whenever the list may have become another: in another tab, or while whoever comes back was on another page. */
function followList(call: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === LIST_KEY) call()
  }
  // Whoever comes back to the page finds it as it was left, whatever has become of the list meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) call()
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', comeBack)
  }
}

/** Sends the list with what is added to it under that name. */
async function sendList(
  lines: LineView[],
  locale: keyof typeof quotePage.offline,
  [name, value]: ['lines' | 'sheet', string | File],
): Promise<{ refused: string } | Added> {
  const form = formOf({ items: JSON.stringify(lines.map(bare)), locale })
  form.set(name, value)
  const answer = await callApi('/api/quotes/lines.php', form)
  if (answer?.ok) return answer.data as Added
  return { refused: answer?.fields[name] ?? (answer?.message || quotePage.offline[locale]) }
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
  return { ...line, ...none, name: line.text || line.written || code, code: line.stockCode, isKnown: line.text === '' }
}

/** The cookie is for browsers without scripts: the device has the list now. */
async function forgetCookie(): Promise<void> {
  await fetch('/quote/add', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'taken' }),
    redirect: 'manual',
  }).catch(() => undefined)
}
