import { expect, test } from 'vitest'
import { iconModule, iconFiles, withOwnModules } from './icons.ts'

const paths = iconFiles(`/** @license */
export { default as LucideMenu, default as Menu } from './icons/menu.mjs';
export { default as Search } from './icons/search.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
`)

test('each icon comes from a module of its own, under the name that its importer gives it', () => {
  const code = withOwnModules("import { Menu, Search as Find } from 'lucide-react'\nshow(Menu)", paths)
  expect(code).toBe("import Menu from 'icon:menu'; import Find from 'icon:search'\nshow(Menu)")
})

test('what is no icon, and types, stay where they are', () => {
  const types = "import type { LucideIcon } from 'lucide-react'"
  expect(withOwnModules(types, paths)).toBe(types)
  expect(withOwnModules("import { type LucideIcon } from 'lucide-react'", paths)).toBe(types)
  const other = "import { createLucideIcon } from 'lucide-react'"
  expect(withOwnModules(other, paths)).toBe(other)
})

test('an icon is left as its markup, in hundredths, and without what the package says of it beside', () => {
  const node: [string, Record<string, string>][] = [
    ['path', { d: 'M5.126 12h14a1.5 1.5 0 001.441-1.9l-.992.004.5', key: '1ays0h' }],
    ['circle', { r: '2', key: 'zekei9' }],
  ]
  const code = iconModule({ node })
  expect(code).toContain(JSON.stringify('<path d="M5.12 12h14a1.5 1.5 0 001.44-1.9l-.99.00.5"/><circle r="2"/>'))
  expect(code).not.toMatch(/1ays0h|zekei9/)
})
