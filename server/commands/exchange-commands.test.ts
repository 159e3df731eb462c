import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aCategory, aProduct, valueOf } from '../../tests/support/records.ts'
import { manageWorld } from '../../tests/support/manage-world.ts'

let folder: string
let world: Awaited<ReturnType<typeof manageWorld>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-commands-'))
  world = await manageWorld()
  const { categories, products } = world.services
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (const id of ['one', 'two']) {
    valueOf(await products.create(aProduct({ slug: id, code: null, name: { ar: id, en: id } }), { id }))
  }
})
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

function aFile(...records: object[]): string {
  const path = join(folder, 'prices.jsonl')
  const lines = [{ record: 'catalogue', format: 1 }, ...records]
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  return path
}

const renamed = (id: string) => ({ record: 'product', product_id: id, product_name_en: `${id} as imported` })
const namesNow = async () => (await world.services.products.list({})).map(({ name }) => name.en).toSorted()

/** What the command says of taking it back. */
function actIn(said: string): string {
  return /import --undo (\S+)/.exec(said)?.[1] ?? ''
}

it('an import is one act of the log, which names the file, and is taken back as a whole', async () => {
  const added = { record: 'category', category_id: 'tape', category_slug: 'tape', name_ar: 'شريط', name_en: 'Tape' }
  const said = await world.said(`import ${aFile(added, renamed('one'), renamed('two'))}`)
  expect(said).toContain('1 added, 2 changed')
  expect(await namesNow()).toEqual(['one as imported', 'two as imported'])
  const lines = await world.services.audit.list({})
  expect(new Set(lines.map(({ record }) => record?.actId))).toEqual(new Set([actIn(said)]))
  for (const { actor, detail } of lines) {
    expect(actor.name).toBe('import')
    expect(detail).toMatchObject({ act: 'import', file: 'prices.jsonl' })
  }
  expect(await world.said(`import --undo ${actIn(said)}`)).toBe('Undone.')
  expect(await namesNow()).toEqual(['one', 'two'])
  expect((await world.services.categories.list()).map(({ id }) => id)).toEqual(['foam'])
  expect(await world.said(`import --undo ${actIn(said)}`)).toBe('This import has already been undone.')
})

it('what was saved since an import stays when that is taken back, and is named', async () => {
  const act = actIn(await world.said(`import ${aFile(renamed('one'), renamed('two'))}`))
  await world.said(`import ${aFile({ ...renamed('two'), product_name_en: 'saved since' })}`)
  expect(await world.said(`import --undo ${act}`)).toBe(
    'Left as it is, because it was saved later: saved since\nUndone.',
  )
  expect(await namesNow()).toEqual(['one', 'saved since'])
})

it('an import that changes nothing cannot be taken back, and neither can what was none', async () => {
  await world.said(`import ${aFile(renamed('one'))}`)
  expect(actIn(await world.said(`import ${aFile(renamed('one'))}`))).toBe('')
  expect(await world.type('import --undo nothing')).toBe(1)
  expect(world.lines.at(-1)).toBe('There is no such import.')
  expect(await world.type('import')).toBe(2)
  expect(await world.type(`import ${aFile()} --undo nothing`)).toBe(2)
})
