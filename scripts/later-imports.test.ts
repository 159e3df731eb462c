import { expect, test } from 'vitest'
import { laterImports } from './later-imports.ts'

const plugin = laterImports() as unknown as {
  load(id: string): string | null
  generateBundle(this: { error(text: string): never }, options: unknown, bundle: object): void
}
const context = {
  error(text: string): never {
    throw new Error(text)
  },
}
const chunkOf = (...moduleIds: string[]) => ({ chunk: { type: 'chunk', moduleIds } })

test("our helper stands in the place of the bundler's", () => {
  expect(plugin.load('\0vite/preload-helper.js')).toMatch(
    /^export \{ importLater as __vitePreload \} from ".*\/app\/start\/import-later\.ts"$/,
  )
  expect(plugin.load('/app/root.tsx')).toBeNull()
})

test('a build that does not use it fails', () => {
  const [, own = ''] = /"(.*)"/.exec(plugin.load('\0vite/preload-helper.js')!) ?? []
  expect(() => plugin.generateBundle.call(context, {}, chunkOf('/app/root.tsx', own))).not.toThrow()
  expect(() => plugin.generateBundle.call(context, {}, chunkOf('/app/root.tsx'))).toThrow('another name')
})
