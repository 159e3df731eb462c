import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Link = { rel: string; href: string; onload(): void; onerror(): void; remove(): void }

let links: Link[]
let importLater: typeof import('./import-later.ts').importLater

beforeEach(async () => {
  links = []
  const createElement = () => {
    const link = { remove: () => void links.splice(links.indexOf(link as Link), 1) }
    return link
  }
  vi.stubGlobal('document', { createElement, head: { append: (link: Link) => links.push(link) } })
  vi.resetModules()
  ;({ importLater } = await import('./import-later.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const SHEET = 'assets/map-1a2b.css'

test('a module comes once its sheet is there', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'map')
  const loading = importLater(load, [SHEET])
  expect(links).toMatchObject([{ rel: 'stylesheet', href: `/${SHEET}` }])
  expect(load).not.toHaveBeenCalled()
  links[0]!.onload()
  expect(await loading).toBe('map')
})

test('a sheet is asked for once, by however many modules', async () => {
  const loading = Promise.all(['a', 'b'].map((name) => importLater(async () => name, [SHEET])))
  expect(links).toHaveLength(1)
  links[0]!.onload()
  expect(await loading).toEqual(['a', 'b'])
})

test('where the sheet does not come the import fails, and the next one asks for it again', async () => {
  const failing = importLater(async () => 'map', [SHEET])
  links[0]!.onerror()
  await expect(failing).rejects.toThrow(SHEET)
  expect(links).toEqual([])
  const loading = importLater(async () => 'map', [SHEET])
  links[0]!.onload()
  expect(await loading).toBe('map')
})

test('a module without sheets comes at once', async () => {
  expect(await importLater(async () => 'part')).toBe('part')
})
