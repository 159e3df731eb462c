import { useEffect, useRef, useState } from 'react'
import { namedPack } from '#domain/products/pack-label.ts'
import { halalasOf } from '#domain/quotes/halalas.ts'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import type { PackChoice } from './quote-lines.ts'

const CALL = '/api/prices/getall.php'
const AT_ONCE = 8
/** Offers are asked for at the first key, and at most this often while typing goes on. */
const PAUSE_MS = 80

/** Packs by what is typed of their codes or names; null until somebody has typed, and while nothing could be asked. */
export function useFoundPacks(typed: string): PackChoice[] | null {
  const [found, setFound] = useState<{ for: string; packs: PackChoice[] } | null>(null)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const waiting = new AbortController()
    const pause = Math.max(0, askedAt.current + PAUSE_MS - performance.now())
    const timer = setTimeout(() => {
      askedAt.current = performance.now()
      askForWords(wanted, waiting.signal).then(
        (packs) => setFound({ for: wanted, packs }),
        () => {},
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [wanted])
  return wanted === '' || found?.for !== wanted ? null : found.packs
}

/** Codes and names first; what they do not have may be a wording that somebody has remembered. */
async function askForWords(search: string, signal: AbortSignal): Promise<PackChoice[]> {
  const packs = await askForPacks(search, signal)
  if (packs.length > 0) return packs
  const read = await callApi('/api/quotes/lines.php', formOf({ lines: search }))
  const items = read?.ok ? (read.data as { lines: { stockCode: string }[] }).lines : []
  const code = items.length === 1 ? items[0]!.stockCode : ''
  return code === '' ? [] : askForPacks(code, signal)
}

type Answer = {
  data: {
    stock_code: string | null
    price: string | null
    price_breaks: { from: number; price: string }[]
    group_prices: Record<string, string>
    product_name_ar: string
    product_name_en: string
    pack_ar: string
    pack_en: string
    box_quantity: number | null
  }[]
}

export async function askForPacks(search: string, signal?: AbortSignal): Promise<PackChoice[]> {
  const query = new URLSearchParams({ q: search, page: '1', per_page: String(AT_ONCE) })
  const response = await fetch(`${CALL}?${query}`, { signal: signal ?? null, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The price list answered ${response.status}`)
  const { data } = (await response.json()) as Answer
  return data.flatMap((pack) => {
    if (pack.stock_code === null) return []
    return {
      stockCode: pack.stock_code,
      nameAr: namedPack(pack.product_name_ar, pack.pack_ar),
      nameEn: namedPack(pack.product_name_en, pack.pack_en),
      boxQuantity: pack.box_quantity,
      price: pack.price ?? '',
      terms: {
        breaks: pack.price_breaks.map(({ from, price }) => ({ from, halalas: Number(halalasOf(price)) })),
        groups: Object.fromEntries(
          Object.entries(pack.group_prices).map(([id, price]) => [id, Number(halalasOf(price))]),
        ),
      },
    }
  })
}
