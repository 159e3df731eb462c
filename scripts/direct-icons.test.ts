import { expect, test } from 'vitest'
import { iconModule, iconPaths, withDirectIcons } from './direct-icons.ts'

const paths = iconPaths(`/** @license */
export { default as LucideMenu, default as Menu } from './icons/menu.mjs';
export { default as Search } from './icons/search.mjs';
export { default as createLucideIcon } from './createLucideIcon.mjs';
`)

test('each icon comes from its own file, under the name that its module gives it', () => {
  const code = withDirectIcons("import { Menu, Search as Find } from 'lucide-react'\nshow(Menu)", paths)
  expect(code).toMatch(
    /^import Menu from '.*\/icons\/menu\.mjs'; import Find from '.*\/icons\/search\.mjs'\nshow\(Menu\)$/,
  )
})

test('what is no icon, and types, stay where they are', () => {
  const types = "import type { LucideIcon } from 'lucide-react'"
  expect(withDirectIcons(types, paths)).toBe(types)
  expect(withDirectIcons("import { type LucideIcon } from 'lucide-react'", paths)).toBe(types)
  const other = "import { createLucideIcon } from 'lucide-react'"
  expect(withDirectIcons(other, paths)).toBe(other)
})

test('an icon is left as its drawing, in hundredths without zeros at the end, and without what the package says of it beside', () => {
  const node: [string, Record<string, string>][] = [
    ['path', { d: 'M5.126 12h14a1.5 1.5 0 001.441-1.9l-.992.004.5', key: '1ays0h' }],
    ['circle', { r: '2', key: 'zekei9' }],
  ]
  const code = iconModule({ node })
  expect(code).toContain(JSON.stringify('<path d="M5.12 12h14a1.5 1.5 0 001.44-1.9l-.99.0.5"/><circle r="2"/>'))
  expect(code).not.toMatch(/1ays0h|zekei9/)
})
