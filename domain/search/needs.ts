import { foldText } from '#domain/text/fold.ts'
import { takeSizes, type Size } from './closest/sizes.ts'
import type { RecordTable } from './record-table.ts'
import { searchWords } from './search-words.ts'
import { isSmallWord } from './small-words.ts'

type Way = (slot: number) => boolean

/**
 * What a query demands in figures, as it says so, and its other words: the ways in which products meet that, the best first.
 */
export type Needs = { rest: string; said: readonly string[]; ways: readonly Way[] }

/** `alone` are the products of the size where there are no other words. */
type SizeNeeds = Needs & { alone: readonly number[] }

/** `سيليكون يتحمل حرارة 300` wants 300 °C or more, and is no `SP-300`. */
export function takeTemperature(table: RecordTable, text: string): Needs {
  const degrees: number[] = []
  const said: string[] = []
  const rest = foldText(text).replace(
    TEMPERATURE,
    (...[all = '', found = '', behind, before]: (string | undefined)[]) => {
      degrees.push(Number(behind ?? before))
      said.push(all.trim())
      return ` ${found} `
    },
  )
  if (degrees.length === 0 || saysNothing(rest)) return { rest: text, said: [], ways: [] }
  const least = Math.max(...degrees)
  return { rest, said, ways: [(slot) => (table.details.heat.get(slot) ?? 0) >= least] }
}

/** Packs of the sizes that are named, as far as other words say of what; near ones where there are none. */
export function takePackSizes(table: RecordTable, text: string): SizeNeeds {
  const { sizes, rest } = takeSizes(foldText(text))
  const [only] = sizes
  if (!only) return { rest: text, said: [], ways: [], alone: [] }
  if (saysNothing(rest)) return { rest: text, said: [], ways: [], alone: table.details.slotsOfSize('packSizes', only) }
  const wayOf = (slotsOf: (list: 'packSizes' | 'figureSizes', size: Size) => readonly number[]): Way => {
    const wanted = sizes.map((size) => new Set([...slotsOf('packSizes', size), ...slotsOf('figureSizes', size)]))
    return (slot) => wanted.every((slots) => slots.has(slot))
  }
  const { details } = table
  return {
    rest,
    said: sizes.map((size) => size.text.trim()),
    alone: [],
    ways: [
      wayOf((list, size) => details.slotsOfSize(list, size)),
      wayOf((list, size) => details.slotsNearSize(list, size)),
    ],
  }
}

function saysNothing(rest: string): boolean {
  return searchWords(rest).every(({ folded }) => isSmallWord(folded))
}

const DEGREES = '(?:\\s*(?:درجه|درجات|مئويه|سيليزيه|degrees?|deg|celsius|°\\s*[cم]?|℃|c(?![a-z\\d])))'
const BEARS = '(?:يتحمل|تتحمل|مقاوم\\S*|ضد|حتي|الي|لغايه|لحد|up to|heat|resist\\w*|withstands?|for)'
const OTHER_UNITS = 'مل|كجم|كيلو|كغ|متر|ملم|سم|بار|kg|ml|mm|bar'
/** A figure behind what it is a temperature of, which stays where it says what the thing is; or a figure of degrees. */
const TEMPERATURE = new RegExp(
  `(?:(?:${BEARS}\\s+)*(?:(حراري|حراريه)|(?:ال|لل|ب|ل)?حراره|درجه|temp\\w*|يتحمل|تتحمل|withstands?)\\s+(?:(?:درجه|حراره|حتي|الي|لين|لحد|عاليه|up to|of)\\s+)*(\\d{2,4})(?!\\s*(?:${OTHER_UNITS})|\\d)|(?<![\\p{L}\\d-])(\\d{2,4})(?=${DEGREES}))${DEGREES}*`,
  'gu',
)
