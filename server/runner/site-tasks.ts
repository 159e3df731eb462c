import type { DuePublicationsService } from '#server/records/due-publications.ts'
import type { Services } from '#server/services/services.ts'
import type { Task } from './runner.ts'

/** What services do behind requests, and on what they wake it. */
export function siteTasks(services: Services) {
  const { brandProducts, dailyCounts, imports, longActs, missedSearches, staffNotices } = services
  return {
    publications: publicationTask(services.duePublications),
    longActs: { work: longActs.work, failed: 'an act on many records waits', patience: 2_000 },
    imports: { work: imports.work, failed: 'an import waits', patience: 2_000 },
    // A brand may come by an import, an undo, its plan or another server, too.
    brands: { work: brandProducts.settle, failed: 'names of brands wait', patience: 3_000 },
    staffNotices: { work: () => staffNotices.tell(), failed: 'staff are not told by mail', patience: 15_000 },
    missedSearches: countsTask(missedSearches.write, 'missed searches are lost', 10_000),
    dailyCounts: countsTask(dailyCounts.write, 'counts could not be written', 60_000),
  } satisfies Record<string, Task>
}

/** Publishes what is planned, and takes it off the site, at its minute. */
export function publicationTask({ doDue, next }: DuePublicationsService): Task {
  return {
    async work(signal) {
      await doDue(signal)
      return next()
    },
    failed: 'planned publications wait',
    patience: 15_000,
  }
}

/** Writes down from time to time what was noted in memory, so that no visitor waits for it. */
function countsTask(write: () => Promise<void>, failed: string, patience: number): Task {
  return { work: write, atStop: write, failed, patience }
}
