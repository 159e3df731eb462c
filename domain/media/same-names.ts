import { foldText } from '#domain/text/fold.ts'

type Named = { name: string; originalName: string }

/**
 * Which of the marked files each sent one takes the place of: the only one that is called so, else the only one that is called
 * so before its ending. Null for none or several; no file is taken twice.
 */
export function matchedByName(sent: readonly string[], marked: readonly Named[]): (string | null)[] {
  const taken = new Set<string>()
  return sent.map((called) => {
    const exact = only(marked, (one) => foldText(one.originalName) === foldText(called))
    const found = exact ?? only(marked, (one) => stemOf(one.originalName) === stemOf(called))
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

function only(marked: readonly Named[], isIt: (one: Named) => boolean): string | null {
  const found = marked.filter(isIt)
  return found.length === 1 ? found[0]!.name : null
}

function stemOf(name: string): string {
  const end = name.lastIndexOf('.')
  return foldText(end > 0 ? name.slice(0, end) : name)
}
