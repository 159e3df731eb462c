import { withMoreNames } from './more-synonyms.ts'

/** English colours as Arabic speakers write them; the first name tells which group the others join. */
const spokenColours: readonly (readonly string[])[] = [
  ['أسود', 'بلاك'],
  ['أبيض', 'وايت'],
  ['رمادي', 'جراي', 'قراي', 'غراي', 'قري', 'سكني', 'فيراني'],
  ['بني', 'براون'],
  ['شفاف', 'كلير', 'ترانسبيرنت', 'بدون لون'],
  ['أحمر', 'ريد'],
  ['أزرق', 'بلو', 'blue'],
  ['عاجي', 'ايفوري', 'أوف وايت'],
  ['وردي', 'زهري', 'بينك', 'pink'],
]

type Group = { id: string; words: string[] }

/** Gives the groups their new names. Answers which were changed or made. */
export function addSpokenColours(groups: Group[]): Set<Group> {
  const changed = new Set<Group>()
  for (const [index, names] of spokenColours.entries()) {
    const { home, added } = withMoreNames(groups, names)
    const group = home ?? { id: `colour-${String(index).padStart(3, '0')}`, words: [] }
    if (!home) groups.push(group)
    group.words.push(...added)
    if (added.length > 0) changed.add(group)
  }
  return changed
}
