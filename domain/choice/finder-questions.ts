/** What the finder asks, in its order, and the values that an answer may have. Source: the trade's own words. */
export const FINDER_VALUES = {
  job: ['seal', 'fill', 'bond', 'fix', 'protect', 'maintain', 'tool'],
  surface: [
    'concrete',
    'plaster',
    'gypsum',
    'wood',
    'mdf',
    'aluminium',
    'steel',
    'copper',
    'stone',
    'glass',
    'mirror',
    'tile',
    'acrylic',
    'polystyrene',
    'pe',
    'rubber',
    'fabric',
    'leather',
    'paper',
    'grp',
  ],
  place: ['indoor', 'outdoor', 'wet', 'fire', 'food'],
  move: ['0', '12.5', '20', '25', 'over'],
  tool: [
    'foam-gun',
    'straw',
    'cartridge-gun',
    'sausage-gun',
    'brush',
    'trowel',
    'spray',
    'hand',
    'machine',
    'two-part-gun',
    'glue-gun',
  ],
  paint: ['yes', 'no'],
} as const

export type FinderJob = (typeof FINDER_VALUES)['job'][number]

/** The fields of a question's answer; `gap` is a figure in millimetres. */
export const QUESTIONS = ['job', 'a', 'b', 'place', 'move', 'gap', 'tool', 'paint'] as const
export type Question = (typeof QUESTIONS)[number]

/** What is asked together: the first field says whether the step is answered. */
export const STEPS = [['job'], ['a', 'b'], ['place'], ['move', 'gap'], ['tool', 'paint']] as const

/** Said of a step that was skipped. */
export const ANY = 'any'
export const MOST_GAP = 500

/** What may be answered; null where it is a figure. */
export function valuesOf(question: Question): readonly string[] | null {
  if (question === 'gap') return null
  return FINDER_VALUES[question === 'a' || question === 'b' ? 'surface' : question]
}

/** What was answered; without `job` nothing is found. A question that was left open or skipped is not in it. */
export type FinderAnswers = Partial<Record<Exclude<Question, 'gap'>, string>> & { gap?: number }
