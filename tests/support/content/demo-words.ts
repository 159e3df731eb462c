import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { demoSettings } from '#seed/demo-settings.ts'
import { foldText } from '#domain/text/fold.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Three Latin letters come about in random signs, too. */
const WORD = /[\p{Script=Arabic}\p{M}]{3,}|[\p{L}\p{M}]{4,}/gu
/** Sentences and names of several words say whose they are, whatever each word may mean by itself. */
const PHRASE_WORDS = 4

type DemoMarks = {
  /** Single words, folded as for search. */
  words: Set<string>
  /** Sentences and headings, as they are. */
  phrases: Set<string>
  /** Codes, telephone numbers, addresses, and names of pictures and files. */
  signs: Set<string>
}

/** Everything by which the demo content can be known, read from the files that it is loaded from. */
export function demoMarks(): DemoMarks {
  const marks: DemoMarks = { words: new Set(), phrases: new Set(), signs: new Set() }
  for (const file of filesIn('seed/content'))
    if (file.endsWith('.json')) addTexts(marks, JSON.parse(readFileSync(file, 'utf8')))
  addTexts(marks, demoSettings)
  for (const folder of ['seed/media', 'public/images', 'public/logos'])
    for (const file of filesIn(folder)) {
      const name = parse(file).name.replace(/\.[0-9a-f]{8}(?:-\d+)?$/, '')
      // A figure or a word alone may stand anywhere.
      if (/[a-z].*-|-.*[a-z]/.test(name)) marks.signs.add(name)
    }
  return marks
}

/** What of the demo content stands in a text; `common` are words that mean nothing by themselves. */
export function demoMarksIn(text: string, { words, phrases, signs }: DemoMarks, common: ReadonlySet<string>): string[] {
  const found = [...new Set(foldText(text).match(WORD))].filter((word) => words.has(word) && !common.has(word))
  const stands = (sign: string) =>
    text.includes(sign) && new RegExp(`(?<![\\w-])${sign.replaceAll(/[^\w\s]/g, '\\$&')}(?![\\w-])`).test(text)
  return [...found, ...[...phrases].filter((phrase) => text.includes(phrase)), ...[...signs].filter(stands)]
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Codes such as `MS-55` too, but no class of fire (`B1`), which every site may name. */
const SIGN = /^(?!B[1-3]$)(?:[A-Z]+-?\d+|\+?\d[\d\s-]{6,}|https?:\/\/\S+|\S+@\S+)$/

function addTexts(marks: DemoMarks, value: unknown): void {
  if (typeof value === 'string') addText(marks, value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) addTexts(marks, part)
}

function addText({ words, phrases, signs }: DemoMarks, html: string): void {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  if (SIGN.test(text)) {
    signs.add(text)
    return
  }
  for (const word of foldText(text).match(WORD) ?? []) words.add(word)
  for (const line of text.split('\n').map((one) => one.trim()))
    if ((line.match(WORD)?.length ?? 0) >= PHRASE_WORDS) phrases.add(line)
}
