import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { TableClocks } from '#server/data/engine/table-clocks.ts'
import { PageCache, type MadePage, type MakePage } from './page-cache.ts'

const MINUTE = 60_000

let clocks: TableClocks
let cache: PageCache
let time: number
let made: string[]

beforeEach(() => {
  clocks = new TableClocks()
  time = 0
  cache = new PageCache({ clocks, limit: 1_000_000, now: () => time })
  made = []
})

type Given = Partial<Omit<MadePage, 'body'>> & { reads?: string[]; text?: string }

/** A page that reads some tables and shows a text; the text is its data too. */
function page({ reads = ['products'], text = 'page', ...given }: Given = {}): MakePage {
  return async (cached) => {
    clocks.noteRead(reads)
    await sleep(1)
    if (cached === text) return 'unchanged'
    made.push(text)
    const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
    const body = Buffer.from(text)
    return { status: 200, headers, body, route: '/', storable: true, isCutOff: false, digest: text, ...given }
  }
}

async function textOf(key: string, make = page()): Promise<string> {
  const copy = await cache.take(key, make)
  return (await copy.compressed('identity')).body.toString()
}

describe('while the database is silent', () => {
  const silent: MakePage = () => new Promise(() => {})
  const cutOff = page({ text: 'error', storable: false, isCutOff: true })

  it('shows what it has cached without waiting for long, says so once, and makes pages again afterwards', async () => {
    const told: string[] = []
    const log = { warn: (event: string) => void told.push(event), info: (event: string) => void told.push(event) }
    cache = new PageCache({ clocks, limit: 1_000_000, now: () => time, log, patienceMs: 1 })
    await textOf('/')
    const hear = clocks.deafen()
    expect(await textOf('/', silent)).toBe('page')
    expect(await textOf('/', silent)).toBe('page')
    const own = await cache.orStale('/', cutOff(null) as Promise<MadePage>)
    expect(own).toBe(await cache.orStale('/', new Promise<MadePage>(() => {})))
    expect(told).toEqual(['cached pages are shown while the database is away'])
    expect(cache.counts.stale).toBe(4)
    hear()
    await textOf('/other')
    expect(told).toHaveLength(2)
  })
})

describe('a page that was asked for before', () => {
  it('is not made again', async () => {
    expect(cache.find('/')).toBeNull()
    await textOf('/')
    await textOf('/')
    expect(made).toHaveLength(1)
    expect(cache.find('/')).not.toBeNull()
  })

  it('is not made again for a change of what it does not show', async () => {
    await textOf('/')
    clocks.changed(['posts', 'messages'])
    expect(cache.find('/')).not.toBeNull()
  })

  it('is made again for the next visitor when what it shows has changed', async () => {
    await textOf('/', page({ text: 'old' }))
    clocks.changed(['products'])
    expect(cache.find('/')).toBeNull()
    expect(await textOf('/', page({ text: 'new' }))).toBe('new')
    expect(cache.find('/')).not.toBeNull()
  })

  it('is not rendered again when other rows of its tables have changed', async () => {
    await textOf('/')
    clocks.changed(['products'])
    expect(await textOf('/')).toBe('page')
    expect(made).toHaveLength(1)
    expect(cache.find('/')).not.toBeNull()
  })

  it('is looked at again from time to time, since it may show the date', async () => {
    await textOf('/', page({ text: '2026' }))
    time += 11 * MINUTE
    expect(await textOf('/', page({ text: '2027' }))).toBe('2027')
  })

  it('is made for each visit while changes by others may go unnoticed', async () => {
    const hear = clocks.deafen()
    await textOf('/', page({ text: 'a' }))
    expect(await textOf('/', page({ text: 'b' }))).toBe('b')
    hear()
    expect(await textOf('/', page({ text: 'c' }))).toBe('c')
  })
})

describe('visitors who come at the same moment', () => {
  it('wait for one making of a page', async () => {
    expect(await Promise.all(Array.from({ length: 50 }, () => textOf('/')))).toHaveLength(50)
    expect(made).toHaveLength(1)
  })

  it('never get what was read before a write that was answered before they came', async () => {
    const early = textOf('/', page({ text: 'old' }))
    clocks.changed(['products'])
    const late = textOf('/', page({ text: 'new' }))
    expect(await Promise.all([early, late])).toEqual(['old', 'new'])
    expect(await textOf('/', page({ text: 'new' }))).toBe('new')
  })

  it('all hear of a failure, and the next one tries again', async () => {
    const broken: MakePage = async () => {
      throw new Error('broken')
    }
    const answers = await Promise.allSettled([textOf('/', broken), textOf('/', broken)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await textOf('/')).toBe('page')
  })
})

describe('what is not cached', () => {
  it.each<[string, Given]>([
    ['pages of one visitor and pages with a failed part', { storable: false }],
    ['errors', { storable: false, status: 500 }],
  ])('%s', async (_name, given) => {
    await textOf('/', page(given))
    expect(cache.find('/')).toBeNull()
    expect(cache.room.count).toBe(0)
  })

  it('anything, without room', async () => {
    cache = new PageCache({ clocks, limit: 0 })
    await textOf('/')
    await textOf('/')
    expect(made).toHaveLength(2)
  })

  it('more than the room allows, however many addresses there are', async () => {
    for (let index = 0; index < 300; index++)
      await textOf(`/search?q=${index}`, page({ text: `${index}`.repeat(3000) }))
    expect(cache.room.size).toBeLessThanOrEqual(1_000_000)
  })
})

describe('while the database is away', () => {
  const cutOff = page({ storable: false, isCutOff: true, text: 'error' })

  it('a page is shown as it was last known', async () => {
    await textOf('/')
    clocks.allChanged()
    expect(await textOf('/', cutOff)).toBe('page')
    expect(await textOf('/', page({ text: 'new' }))).toBe('new')
  })

  it('but not for long', async () => {
    await textOf('/')
    clocks.allChanged()
    time += 21 * MINUTE
    expect(await textOf('/', cutOff)).toBe('error')
  })
})

it('compresses a page densely once it is asked for again', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `<li>${index * 7919}</li>`).join('')
  const copy = await cache.take('/', page({ text }))
  const quick = (await copy.compressed('br')).body.length
  cache.find('/')
  expect(copy.isLoose).toBe(true)
  cache.find('/')
  await expect.poll(() => copy.isLoose).toBe(false)
  expect((await copy.compressed('br')).body.length).toBeLessThan(quick)
})
