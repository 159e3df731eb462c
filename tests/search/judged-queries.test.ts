import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDemoContent } from '#seed/seed-files.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { demoSearcher } from './demo-searcher.ts'

/**
 * A search and what people who know the products expect of it. Of each item of `must` one product is among the first
 * three; `mustNot` stand behind all of these or nowhere. Without `must` nothing is found.
 */
type Judged = { query: string; must: string[][]; mustNot: string[]; kind: string }

const judged = readFileSync(join(import.meta.dirname, 'judged-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Judged => {
    const [query = '', , must = '', mustNot = '', kind = ''] = line.split('\t')
    const items = must === '-' ? [] : must.split(' ').map((item) => item.split('|'))
    return { query, must: items, mustNot: mustNot.split(' ').filter((id) => id !== ''), kind }
  })

const SHOWN_FIRST = 3

onOneDatabase('a search over the demo catalogue', (db, engine) => {
  async function searcher() {
    const find = await demoSearcher(db(), engine)
    return (text: string): string[] => {
      const { named, closest } = find(text)
      return [...named, ...closest]
    }
  }

  it('shows one of the right products among the first three, and none that is wrong before it', async () => {
    const find = await searcher()
    const missed = judged.filter((each) => !isRight(each, find(each.query)))
    const lines = missed.map(({ query, must, mustNot, kind }) => {
      const wanted = must.map((item) => item.join('|')).join(' ')
      return `  ${kind}: ${query} → ${find(query).slice(0, 8).join(' ')} (must ${wanted}; not ${mustNot.join(' ')})`
    })
    process.stdout.write(`judged searches (${engine}): ${judged.length - missed.length} of ${judged.length} right\n`)
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    expect(judged).toHaveLength(200)
    expect(missed.length / judged.length).toBeLessThanOrEqual(0.03)
    const wrong = judged.filter((each) => showsWrong(each, find(each.query)))
    expect(wrong.map(({ query }) => query)).toEqual([])
    for (const [kind, all] of Map.groupBy(judged, (each) => each.kind)) {
      const share = missed.filter((each) => each.kind === kind).length / all.length
      expect(share, `searches of the kind ${kind} that miss`).toBeLessThanOrEqual(0.1)
    }
  })

  it('finds something for every keyword that a product is given for search engines', async () => {
    const find = await searcher()
    const { seo } = await readDemoContent('seed')
    const keywords = new Set(Object.values(seo).flatMap(({ keywords: { ar, en } }) => [...ar, ...en]))
    expect(keywords.size).toBeGreaterThan(600)
    expect([...keywords].filter((keyword) => find(keyword).length === 0)).toEqual([])
  })
})

function isRight(each: Judged, found: string[]): boolean {
  if (each.must.length === 0) return found.length === 0
  const first = found.slice(0, SHOWN_FIRST)
  return each.must.every((item) => item.some((id) => first.includes(id))) && !showsWrong(each, found)
}

function showsWrong({ must, mustNot }: Judged, found: string[]): boolean {
  const last = Math.max(...must.flat().map((id) => found.indexOf(id)))
  return mustNot.some((id) => found.includes(id) && found.indexOf(id) < last)
}
