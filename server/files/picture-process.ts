import { join } from 'node:path'
import type { SocialCard } from '#domain/site/social-card.ts'
import type { IconName } from '#domain/site/site-icons.ts'
import type { LogoShape } from '#domain/site/stored-file.ts'
import type { IconSource } from './signs/icon-drawing.ts'
import { toBuffer } from './message-bytes.ts'
import type { Inspection } from './inspection.ts'
import type { EncodedRendition } from './picture-encoder.ts'
import type { InspectedPicture } from './picture-inspection.ts'
import { createTaskProcess } from './task-process.ts'

/** The pictures that stand on one for shared links: the record's, and the company's own logo and mark. */
export type SocialFiles = Record<'picture' | 'logo' | 'mark', Buffer | null>
type SentFiles = Record<keyof SocialFiles, Uint8Array | null>

export type PictureTask = { id: number } & (
  | { kind: 'inspect' | 'render'; bytes: Uint8Array }
  /** Catalogues may be larger than datasheets. */
  | { kind: 'pdf'; bytes: Uint8Array; isCatalogue: boolean }
  /** A picture for shared links. */
  | { kind: 'social'; card: SocialCard; files: SentFiles }
  | { kind: 'logo'; shape: LogoShape; bytes: Uint8Array }
  | { kind: 'icon'; source: IconSource; name: IconName }
)

/** A task that has no number yet. */
type Work = PictureTask extends infer Task ? (Task extends PictureTask ? Omit<Task, 'id'> : never) : never

export type PictureProcess = {
  inspect(bytes: Buffer): Promise<Inspection<InspectedPicture>>
  inspectPdf(bytes: Buffer, isCatalogue?: boolean): Promise<Inspection<Buffer>>
  /** A logo as PNG, from a picture or a drawing. */
  inspectLogo(bytes: Buffer, shape: LogoShape): Promise<Inspection<InspectedPicture>>
  /** An icon of the site, as PNG. */
  icon(source: IconSource, name: IconName): Promise<Buffer>
  /** All renditions of a stored picture. */
  render(bytes: Buffer): Promise<EncodedRendition[]>
  /** The picture for shared links of a record, as JPEG. */
  social(card: SocialCard, files: SocialFiles): Promise<Buffer>
}

export type PictureProcessOptions = {
  /** Milliseconds for one task. */
  timeLimit?: number
  /** Milliseconds without tasks after which the process ends and gives its memory back. */
  idleLimit?: number
}

/** A drawing may be made to take for ever. */
const LOGO_LIMIT_MS = 15_000

/** Without the secrets of this process; words are set in the product's own faces, not in those of the machine. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: join(process.cwd(), 'assets/fonts.conf') }

/**
 * Pictures are decoded and encoded, and PDFs read, in a process of their own, which runs behind everything else, without the secrets
 * of this one, and which a hostile file may crash, fill or stop without any visitor noticing. It starts with the
 * first task and ends some time after the last; tasks that it takes down fail.
 */
export function createPictureProcess(options: PictureProcessOptions = {}): PictureProcess {
  const { timeLimit = 60_000, idleLimit = 30_000 } = options
  const worker = 'server/files/picture-worker.ts'
  const tasks = createTaskProcess<Work>({ name: 'picture', worker, environment: ENVIRONMENT, idleLimit })
  const run = (task: Work, limit = timeLimit) => tasks.run(task, limit)

  // The worker answers a task with what the task is for; the types are its promise.
  return {
    inspect: async (bytes) => withBuffer((await run({ kind: 'inspect', bytes })) as Inspection<InspectedPicture>),
    inspectLogo: async (bytes, shape) =>
      withBuffer((await run({ kind: 'logo', shape, bytes }, LOGO_LIMIT_MS)) as Inspection<InspectedPicture>),
    icon: async (source, name) => toBuffer((await run({ kind: 'icon', source, name })) as Uint8Array),
    async inspectPdf(bytes, isCatalogue = false) {
      // The largest takes half a second; on a busy machine it waits for its turn, as the demo's own do at a first start.
      const inspection = (await run({ kind: 'pdf', bytes, isCatalogue })) as Inspection<true>
      return inspection.ok ? { ok: true, value: bytes } : inspection
    },
    render: async (bytes) => ((await run({ kind: 'render', bytes })) as EncodedRendition[]).map(withBytes),
    social: async (card, files) => toBuffer((await run({ kind: 'social', card, files })) as Uint8Array),
  }
}

/** The one that the server shares. */
export const pictureProcess = createPictureProcess()

function withBuffer(inspection: Inspection<InspectedPicture>): Inspection<InspectedPicture> {
  return inspection.ok ? { ok: true, value: withBytes(inspection.value) } : inspection
}

function withBytes<T extends { bytes: Uint8Array }>(value: T): T & { bytes: Buffer } {
  return { ...value, bytes: toBuffer(value.bytes) }
}
