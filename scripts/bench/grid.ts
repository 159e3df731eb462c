import type { CDPSession, Page } from '@playwright/test'
import { openFilledSite } from '#tests/support/filled-site.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { openBrowser } from './browser.ts'
import { spreadOf, spreadText } from './figures.ts'
import type { Table } from './table.ts'

const PRODUCTS = 50
const PACKS = 4
const PASTED = { rows: 200, columns: 9 }
/** A slow laptop takes so many times as long as this machine. */
const SLOWER = 4
const KEYS = [...times(10, 'ArrowDown'), ...times(10, 'Shift+ArrowDown'), ...times(10, '7'), ...times(5, 'Enter')]

/** How soon a full page of the grid answers keys and a paste. */
export async function benchGrid(rounds: number): Promise<Table> {
  const site = await openFilledSite(async ({ categories, products }) => {
    valueOf(await categories.create(aCategory({ slug: 'foam' })))
    for (let number = 1; number <= PRODUCTS; number++) {
      const variants = times(PACKS, number).map((_, pack) => aVariant({ stockCode: `RW${number}-${pack}` }))
      valueOf(await products.create(aProduct({ slug: `foam-${number}`, categoryId: 'foam', variants })))
    }
  })
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const { cookie } = await signIn(site.origin, OWNER, {})
    await context.setExtraHTTPHeaders({ cookie })
    const page = await context.newPage()
    const slow = await context.newCDPSession(page)
    const keys: number[] = []
    const pastes: number[] = []
    for (let round = 0; round < rounds; round++) {
      await openGrid(page, slow, site.origin)
      keys.push(...(await pressed(page)))
      await openGrid(page, slow, site.origin)
      pastes.push(await pasted(page))
    }
    return {
      title: `The grid with ${PRODUCTS} × ${PACKS} rows, ${SLOWER} times slower, in ms: median (least–most)`,
      head: ['', 'ms'],
      rows: [
        ['a key, until it is seen', spreadText(spreadOf(keys), 0)],
        [`a paste of ${PASTED.rows} × ${PASTED.columns}, until it is seen`, spreadText(spreadOf(pastes), 0)],
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one)
}

async function openGrid(page: Page, slow: CDPSession, origin: string) {
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(`${origin}/admin/items/grid`)
  await page.getByRole('grid').waitFor()
  await page.locator('[name$=".0.stock_code"]').first().locator('xpath=..').click()
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** From each key to the frame that shows what it did, as the browser itself measures that. */
async function pressed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { seen })
  })
  for (const key of KEYS) await page.keyboard.press(key)
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return (globalThis as unknown as { seen: number[] }).seen
  })
}

function pasted(page: Page): Promise<number> {
  return page.evaluate(async ({ rows, columns }) => {
    const data = new DataTransfer()
    const cells = (row: number) => Array.from({ length: columns }, (_, column) => `${row}${column}`)
    data.setData('text/plain', Array.from({ length: rows }, (_, row) => cells(row).join('\t')).join('\r\n'))
    const begun = performance.now()
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, PASTED)
}
