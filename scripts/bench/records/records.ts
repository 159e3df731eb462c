import type { Choice } from '#scripts/bench/choice.ts'
import type { Section } from '#scripts/bench/report.ts'
import { manyRows } from './many.ts'
import { publicationRows } from './publication.ts'
import { importBeside, savesBeside } from './saves.ts'
import { screenRows } from './screens.ts'
import { thinningRows } from './thinning.ts'
import { upgradeRows } from './upgrades.ts'

const ROUNDS = 5
const PRODUCTS = 60_000
/** A short look imports a tenth of them. */
const FEW = 6_000

/** What versions, drafts and the bin cost, beside the same work without them. */
export async function benchRecords({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  const products = runs !== null && runs < ROUNDS ? FEW : PRODUCTS
  const upgrades = await upgradeRows(PRODUCTS)
  const saves = await savesBeside(rounds)
  const imported = await importBeside(products)
  const thinned = await thinningRows()
  const many = await manyRows()
  const screens = await screenRows(rounds)
  const published = await publicationRows()
  return {
    title: 'Versions of records',
    text:
      'Processor time on SQLite. Saves with and without a version alternate; an import without versions is one that is taken back. ' +
      'The first import also keeps what was there before. A cold turn is that of the first request after the start. ' +
      'A planned publication is looked at five seconds after its time, by the first request that each server gets for its pages. ' +
      'An upgrade is the change of the tables that brought versions.',
    tables: [
      {
        title: 'Saves in ms, imports in s',
        head: ['', 'without a version', 'with', 'ratio'],
        rows: [...saves, ...imported.rows],
      },
      { title: 'What a version takes', head: ['', 'median (least–most)'], rows: imported.bytes },
      { title: 'Screens of versions, in ms', head: ['', 'processor', 'longest turn', 'cold turn'], rows: screens },
      { title: 'Thinning', head: ['', 'processor in s', 'longest turn in ms'], rows: thinned },
      {
        title: 'Acts on many records',
        head: ['', 'answer of its request in ms', 'processor in s', 'until it is done in s', 'longest turn in ms'],
        rows: many,
      },
      { title: 'Planned publications, on two servers over one PostgreSQL', head: ['', ''], rows: published },
      { title: `Upgrade of ${PRODUCTS.toLocaleString('en')} products`, head: ['', 's'], rows: upgrades },
    ],
  }
}
