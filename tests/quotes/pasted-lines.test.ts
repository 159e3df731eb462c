import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ReadLine } from '#domain/quotes/reading/read-lines.ts'
import { messageLines } from '#domain/quotes/reading/message-lines.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { readMessageLines } from '#server/services/quotes/line-reading.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { fillSynonyms } from '#tests/support/synonyms.ts'
import { isRight, packsOfProducts } from './judge-lines.ts'

type Judged = { line: string; kind: string; want: string; qty: string; unit: string }

/** How purchasers write, and what a clerk would enter: the messages of a file, each with its lines. */
function messagesOf(name: string): Judged[][] {
  const messages: Judged[][] = []
  for (const row of readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')) {
    if (row.startsWith('# message')) messages.push([])
    if (row.startsWith('#') || messages.length === 0) continue
    const [line = '', , kind = '', want = '', qty = '', unit = ''] = row.split('\t')
    messages.at(-1)!.push({ line: line.replaceAll(String.raw`\t`, '\t'), kind, want, qty, unit })
  }
  return messages
}

/** Of a hundred. */
const GOAL = 97

onOneDatabase('lines as purchasers write them', (db) => {
  it.each(['pasted-lines.tsv', 'further-lines.tsv'])('are understood as a clerk understands them: %s', async (name) => {
    await fillDemoCatalogue(db())
    await fillSynonyms(db())
    const packs = await packsOfProducts(db())
    const searchTable = createSearchTable(db())
    const wrong: string[] = []
    let count = 0
    for (const message of messagesOf(name)) {
      const read = await readMessageLines(
        { db: db(), searchTable },
        messageLines(message.map(({ line }) => line).join('\n'))!,
      )
      const byLine = Map.groupBy(read, ({ line }) => line)
      for (const [at, judged] of message.entries()) {
        count += 1
        const found = byLine.get(at + 1) ?? []
        if (!isRight(judged, found, packs))
          wrong.push(
            `${judged.kind}: ${judged.line} | ${judged.want} ${judged.qty} ${judged.unit} | ${found.map(shown).join(' + ')}`,
          )
      }
    }
    process.stdout.write(`${name}: ${count - wrong.length} of ${count}\n${wrong.map((line) => `  ${line}\n`).join('')}`)
    expect((100 * (count - wrong.length)) / count).toBeGreaterThanOrEqual(GOAL)
  })
})

function shown({ skipped, stockCode, productId, choices, text, qty, unit, unit_word, note }: ReadLine): string {
  if (skipped) return 'skip'
  return `${[stockCode || productId, choices.join('|'), text && `"${text}"`, note && `(${note})`].filter(Boolean).join(' ')} ${qty ?? 'ask'} ${unit} ${unit_word}`
}
