import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Figures as they are printed and written down. */
export type Table = { title: string; head: string[]; rows: string[][] }

/** `page` is the file of `docs/` that it stands in, where that is not performance.md. */
export type Section = { title: string; text: string; tables: Table[]; page?: string }

export function printTable({ title, head, rows }: Table): void {
  console.log([title, head.join('  '), ...rows.map((row) => row.join('  '))].join('\n'))
}

/** Puts a section in the place of its last one, and leaves the others as they are. */
export function writeReport(name: string, { title, text, tables, page }: Section, where: string): void {
  const file = join(import.meta.dirname, '../../docs', page ?? 'performance.md')
  const section = [`## ${title}`, text, ...tables.map(toMarkdown), `Measured on: ${where}.`].join('\n\n')
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, section))
}

function toMarkdown({ title, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [`**${title}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Sections stand between comments that name them; a new one goes to the end. */
export function withSection(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const block = `${open}\n\n${text}\n\n${close}`
  const start = page.indexOf(open)
  if (start === -1) return `${page.trimEnd()}\n\n${block}\n`
  return page.slice(0, start) + block + page.slice(page.indexOf(close) + close.length)
}
