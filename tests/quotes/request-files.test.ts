import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createQuoteLists } from '#server/services/quotes/quote-lists.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { fillSynonyms } from '#tests/support/synonyms.ts'

const FOLDER = join(import.meta.dirname, '../support/sheets/files')

type Row = [what: string, qty: number, unit: string, note: string]

const FILES: Record<string, { rows: Row[]; refused?: number[]; skipped?: number }> = {
  'rfq-boq.xlsx': {
    rows: [
      ['RW300101', 5, 'carton', 'white'],
      ['RW300101', 24, 'piece', ''],
      ['Unknown sealant 300 ml', 10, 'piece', ''],
    ],
  },
  'rfq-english-item-code.xlsx': {
    rows: [
      ['RW300101', 24, 'carton', ''],
      ['RW300102', 12, 'piece', ''],
    ],
  },
  'rfq-qty-first.xlsx': {
    rows: [
      ['RW300101', 24, 'piece', ''],
      ['805', 12, 'piece', ''],
    ],
  },
  'rfq-qty-words.xlsx': {
    rows: [
      ['RW300101', 24, 'carton', ''],
      ['RW300102', 12, 'piece', ''],
      ['RW300103', 5, 'piece', ''],
      ['RW301501', 1200, 'piece', ''],
    ],
    refused: [6, 7, 8],
  },
  'rfq-total-row.xlsx': {
    rows: [
      ['RW300101', 24, 'piece', ''],
      ['RW300102', 12, 'piece', ''],
    ],
    skipped: 1,
  },
  'rfq-second-sheet.xlsx': { rows: [['RW300101', 24, 'piece', '']] },
}

onOneDatabase('files of purchasers', (db) => {
  it('are read as their lines say', async () => {
    await fillDemoCatalogue(db())
    await fillSynonyms(db())
    const lists = createQuoteLists({ db: db(), searchTable: createSearchTable(db()) })
    for (const [name, { rows, refused = [], skipped = 0 }] of Object.entries(FILES)) {
      const sheet = await lists.readSheet(readFileSync(join(FOLDER, name)), 'a')
      const read = sheet.ok && {
        rows: sheet.lines.map(({ stockCode, productId, text, qty, unit, note }) => [
          stockCode || productId || text,
          qty,
          unit,
          note,
        ]),
        refused: sheet.problems.map(({ row }) => row),
        skipped: sheet.skipped,
      }
      expect([name, read]).toEqual([name, { rows, refused, skipped }])
    }
  })
})
