import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeVisitorsManifest } from './visitors-manifest.ts'

const folderWith = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'))
  writeFileSync(join(folder, 'manifest-1a2b.js'), content)
  return folder
}

test('the list of visitors leaves out the trees that no page of theirs leads into', () => {
  const routes = {
    root: { id: 'root' },
    admin: { id: 'admin', parentId: 'root' },
    staff: { id: 'staff', parentId: 'admin' },
    'routes/admin/items': { id: 'routes/admin/items', parentId: 'staff' },
    site: { id: 'site', parentId: 'root' },
    'routes/admin/blog-preview': { id: 'routes/admin/blog-preview', parentId: 'site' },
    'site/home': { id: 'site/home', parentId: 'site' },
    ar: { id: 'ar', parentId: 'root' },
    'ar/home': { id: 'ar/home', parentId: 'ar' },
  }
  const folder = folderWith(`window.__reactRouterManifest=${JSON.stringify({ routes, version: 'x' })};`)
  writeVisitorsManifest(folder)
  const written = readFileSync(join(folder, 'manifest-1a2b-visitors.js'), 'utf8')
  const { root, site, 'site/home': home, 'routes/admin/blog-preview': preview } = routes
  const kept = { root, site, 'routes/admin/blog-preview': preview, 'site/home': home }
  expect(written).toBe(`window.__reactRouterManifest=${JSON.stringify({ routes: kept, version: 'x' })};`)
})

test('a build whose list is not where it is expected fails', () => {
  expect(() => writeVisitorsManifest(mkdtempSync(join(tmpdir(), 'routes-')))).toThrow('no list of routes')
  expect(() => writeVisitorsManifest(folderWith('export {}'))).toThrow('does not begin')
})
