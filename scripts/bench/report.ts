import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toMarkdown, type Table } from './table.ts'

/** `page` is the file of `docs/` that it stands in, where that is not performance.md. */
export type Section = { title: string; text: string; tables: Table[]; page?: string }

const DOCS = join(import.meta.dirname, '../../docs')

const HEAD = `# Performance: what was measured

\`npm run bench\` writes the tables of this page. Each figure stands beside its reference of the
same run; CPU is user and system time of the process that answers. Figures of a busy machine
are larger, their ratios less so.
`

/** Puts a section in the place of its last one, and leaves the others as they are. */
export function writeReport(name: string, section: Section, where: string): void {
  const file = join(DOCS, section.page ?? 'performance.md')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD
  writeFileSync(file, withSection(before, name, sectionText(section, where)))
}

/** Sections stand between comments that name them; a new one goes to the end. */
export function withSection(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const block = `${open}\n\n${text}\n\n${close}`
  const start = page.indexOf(open)
  if (start === -1) return `${page.trimEnd()}\n\n${block}\n`
  return page.slice(0, start) + block + page.slice(page.indexOf(close) + close.length)
}

function sectionText({ title, text, tables }: Section, where: string): string {
  return [`## ${title}`, text, ...tables.map(toMarkdown), `Measured on: ${where}.`].join('\n\n')
}
