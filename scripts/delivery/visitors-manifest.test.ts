import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { writeVisitorsManifest } from './visitors-manifest.ts'

const folderWith = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  writeFileSync(join(folder, 'manifest-1a2b.js'), content)
  return folder
}

const folderOf = (routes: object) =>
  folderWith(`window.__reactRouterManifest=${JSON.stringify({ routes, version: 'x' })};`)

const PAGES = {
  root: { id: 'root' },
  site: { id: 'site', parentId: 'root', path: 'en?' },
  'routes/admin/blog-preview': { id: 'routes/admin/blog-preview', parentId: 'site', path: 'admin/blogs/preview' },
  'site/home': { id: 'site/home', parentId: 'site', index: true },
  ar: { id: 'ar', parentId: 'root', path: 'ar' },
  'ar/home': { id: 'ar/home', parentId: 'ar', index: true },
}

test('the manifest of visitors leads to every page and to no screen of staff', () => {
  const staff = {
    admin: { id: 'admin', parentId: 'root', path: 'admin' },
    staff: { id: 'staff', parentId: 'admin' },
    'routes/admin/items': { id: 'routes/admin/items', parentId: 'staff', path: 'items' },
  }
  const folder = folderOf({ ...PAGES, ...staff })
  writeVisitorsManifest(folder)
  const script = readFileSync(join(folder, 'manifest-1a2b-visitors.js'), 'utf8')
  const window = {}
  runInNewContext(script, { window })
  expect(window).toEqual({ __reactRouterManifest: { routes: PAGES, version: 'x' } })
})

test('a build whose manifest is not where it is expected fails', () => {
  expect(() => writeVisitorsManifest(mkdtempSync(join(tmpdir(), 'routes-')))).toThrow('no manifest of routes')
  expect(() => writeVisitorsManifest(folderWith('export {}'))).toThrow('does not begin')
})
