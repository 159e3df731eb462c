import { createTaskProcess } from '#server/files/processes/task-process.ts'

/** A document of a pack as the process finds it: a PDF on this machine, and the product under which it stands. */
export type PackedDocument = { path: string; product: number; name: string; url: string | null }

/** What the cover, contents and table say; every string ready to be set. Pages are counted in the process. */
export type PackFront = {
  locale: 'ar' | 'en'
  title: string
  author: string
  /** Of labels, as `#rrggbb`. */
  colour: string
  project: string
  /** What stands below each page, before the number of the page. */
  foot: string
  products: { name: string }[]
  siteUrl: string
  words: { cover: string; compliance: string; documents: string; reasons: Record<LeftOutReason, string> }
  leftOut: { name: string; reason: string; url: string | null }[]
}

export type PackTask = { front: PackFront; documents: PackedDocument[]; target: string; mostPages: number }

export type LeftOutReason = 'encrypted' | 'broken'

/** `pages` of the pack. Documents that could not be read are named by their place; with none that could, there is no pack. */
export type PackAnswer = { pages: number; isTooLarge: boolean; leftOut: { at: number; reason: LeftOutReason }[] }

const MINUTE = 60_000

/** Packs are made in a process of their own, one after another. */
const process = createTaskProcess<PackTask>({
  name: 'pack',
  worker: 'server/print/packs/pack-worker.ts',
  environment: { MALLOC_ARENA_MAX: '2' },
  idleLimit: MINUTE,
})

type PackProcess = (task: PackTask) => Promise<PackAnswer>

export const packProcess: PackProcess = async (task) =>
  (await process.run(task, { turn: { lane: 'background', sender: 'packs' }, processorMs: 2 * MINUTE })) as PackAnswer
