import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { manageWorld } from '#tests/support/manage-world.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()
let world: Awaited<ReturnType<typeof manageWorld>>
beforeEach(async () => {
  world = await manageWorld()
  const { categories, products } = world.services
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (const id of ['one', 'two']) {
    valueOf(await products.create(aProduct({ slug: id, code: null, name: { ar: id, en: id } }), { id }))
  }
})

function aFile(...records: object[]): string {
  const path = join(folder(), 'prices.jsonl')
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

it('an export is a spreadsheet where its file is called one', async () => {
  const path = (name: string) => join(folder(), name)
  expect(await world.said(`export ${path('all.csv')} --lang ar --columns product_id,price`)).toContain('all.csv: All')
  expect(readFileSync(path('all.csv'), 'utf8')).toBe('\ufeff"المعرّف","السعر"\r\n"two",""\r\n"one",""\r\n')
  await world.type(`export ${path('all.tsv')} --columns product_id,product_name_en`)
  expect(readFileSync(path('all.tsv'), 'utf8')).toContain('"one"\t"one"\r\n')
  await world.type(`export ${path('all.xlsx')}`)
  expect(readFileSync(path('all.xlsx')).toString('latin1', 0, 2)).toBe('PK')
  expect(await world.piped('export - --columns product_id')).toBe('\ufeff"ID"\r\n"two"\r\n"one"\r\n')
  expect(JSON.parse((await world.piped('export -')).split('\n')[0]!)).toMatchObject({ record: 'catalogue', format: 1 })
})

it('an export that cannot be what was asked for writes nothing', async () => {
  const path = join(folder(), 'all.csv')
  for (const [request, said] of [
    ['--lang fr', '--lang must be ar or en.'],
    ['--columns product_id,colour', 'There is no column colour.'],
  ] as const) {
    expect(await world.type(`export ${path} ${request}`)).toBe(1)
    expect(world.lines.at(-1)).toContain(said)
  }
  expect(await world.type(`export ${join(folder(), 'all.jsonl')} --lang ar`)).toBe(1)
  expect(existsSync(path)).toBe(false)
})

it('lines that are no UTF-8 are refused by their numbers, and a mark at the beginning is none', async () => {
  const path = join(folder(), 'letters.jsonl')
  const lines = [
    '\ufeff{"record":"catalogue","format":1}',
    JSON.stringify(renamed('one')),
    '{"record":"product","product_id":"two","product_name_ar":"\u2028"}',
  ]
  writeFileSync(path, Buffer.concat([Buffer.from(lines.join('\n')), Buffer.from('\n{"record":"\xe9"}', 'latin1')]))
  expect(await world.type(`import ${path}`)).toBe(1)
  expect(world.lines.at(-1)).toBe(`${path}:4: This is no UTF-8.\nNothing was imported.`)
  expect(await namesNow()).toEqual(['one', 'two'])
  writeFileSync(path, lines.slice(0, 2).join('\r\n'))
  expect(await world.said(`import ${path}`)).toContain('1 changed')
})

it('says of an option of a spreadsheet what it may be', async () => {
  const path = join(folder(), 'list.csv')
  writeFileSync(path, 'SKU,Price\nRW1,10\n')
  const refused = async (option: string) => [await world.type(`import ${path} ${option}`), world.lines.at(-1)]
  expect(await refused('--mode all')).toEqual([1, '--mode has no such value. It is one of: merge, update, add.'])
  expect(await refused('--kind lists')).toEqual([1, '--kind has no such value. It is one of: products, prices.'])
  expect((await refused('--encoding latin'))[1]).toContain('It is one of: utf-8,')
})
