import { Visitor } from 'vite'
import { isIn, isTest, type Rule } from './layer-rules.ts'
import type { SourceModule } from './source-module.ts'

export const patternRules: Rule[] = [
  { name: 'no pattern repeats what repeats: a text that almost fits would take for ever', violations: repetitions },
]

/** Their parts are distinguished by a sign that stands in none of them, so that a text can be divided in one way only. */
const TOLD_APART = new Set([
  String.raw`^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#].*)?$`,
  String.raw`[a-z0-9]+(?:[-_./][a-z0-9]+)+`,
  String.raw`^[a-z0-9]+(-[a-z0-9]+)*$`,
  String.raw`\b(?:from|join|into|update)\s+((?:only\s+)?"?\w+"?(?:\s+as\s+"?\w+"?)?(?:\s*,\s*"?\w+"?(?:\s+as\s+"?\w+"?)?)*)`,
])

function repetitions({ path, program }: SourceModule): string[] {
  if (!isIn(path, 'app', 'content', 'domain', 'seed', 'server') || isTest(path)) return []
  const found: string[] = []
  new Visitor({
    Literal(node) {
      const pattern = 'regex' in node ? node.regex.pattern : ''
      if (repeatsRepetition(pattern) && !TOLD_APART.has(pattern)) found.push(`/${pattern}/`)
    },
  }).visit(program)
  return found
}

/** The opening of a group; or a class of signs, an escaped sign with what belongs to it, or a sign, and how often. */
const PART = new RegExp(
  [
    String.raw`(\((?:\?(?:[:=!]|<[=!]|<\w+>))?)`,
    String.raw`(\[(?:\\[\s\S]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[\s\S]|[\s\S])((?:[*+?]|\{\d+(?:,\d*)?\})\??)?`,
  ].join('|'),
  'g',
)
/** As many times as one likes. */
const UNBOUNDED = /^(?:[*+]|\{\d+,\})/

/** Whether a pattern repeats without end what itself repeats without end, as `(a+)+` does. */
function repeatsRepetition(pattern: string): boolean {
  const groups = [false]
  for (const [, opening, sign, quantifier = ''] of pattern.matchAll(PART)) {
    if (opening !== undefined) {
      groups.push(false)
      continue
    }
    const isRepeated = UNBOUNDED.test(quantifier)
    const repeats = sign === ')' && groups.pop() === true
    if (repeats && isRepeated) return true
    groups[groups.length - 1] ||= repeats || isRepeated
  }
  return false
}
