import type { FinderMatch } from './find-products.ts'
import { FINDER_VALUES, type FinderAnswers, type FinderJob } from './finder-questions.ts'

type Surface = (typeof FINDER_VALUES)['surface'][number]

/** The surfaces that no product of a job answers. Jobs that nobody asks about a surface have none. */
export function unansweredSurfaces(
  answering: (answers: FinderAnswers) => { matches: readonly FinderMatch[] },
): { job: FinderJob; surfaces: Surface[] }[] {
  return FINDER_VALUES.job
    .filter((job) => job !== 'tool')
    .map((job) => ({ job, surfaces: FINDER_VALUES.surface.filter((a) => answering({ job, a }).matches.length === 0) }))
    .filter(({ surfaces }) => surfaces.length > 0)
}
