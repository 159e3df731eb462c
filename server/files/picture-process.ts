import { join } from 'node:path'
import { uploadMessages } from '#content/upload-messages.ts'
import type { SocialCard } from '#domain/site/social-card.ts'
import type { IconName } from '#domain/site/site-icons.ts'
import type { LogoShape } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Turn } from '#server/files/processes/concurrency-limit.ts'
import { type Inspection, refused } from './file-type.ts'
import type { Preparation } from './print-pictures/picture-order.ts'
import type { IconSource } from './signs/icon-drawing.ts'
import { toBuffer } from './message-bytes.ts'
import type { EncodedRendition } from './picture-encoder.ts'
import type { InspectedPicture } from './picture-inspection.ts'
import { createTaskProcess, type EndReason, ProcessEnded } from './processes/task-process.ts'

/** The pictures that stand on one for shared links: the record's, and the company's own logo and mark. */
export type SocialFiles = Record<'picture' | 'logo' | 'mark', Buffer | null>
export type PictureTask =
  | { kind: 'inspect' | 'render'; bytes: Uint8Array }
  /** Catalogues may be larger than datasheets. */
  | { kind: 'pdf'; bytes: Uint8Array; isCatalogue: boolean }
  /** A picture for shared links. */
  | { kind: 'social'; card: SocialCard; files: Record<keyof SocialFiles, Uint8Array | null> }
  | { kind: 'logo'; shape: LogoShape; bytes: Uint8Array }
  | { kind: 'icon'; source: IconSource; name: IconName }
  | { kind: 'paper'; bytes: Uint8Array; how: Preparation }

/** `pages` is null where they cannot be counted. */
export type CountedPdf = { bytes: Buffer; pages: number | null }

/** Whoever sends a file is told why it is refused, also where it took the process down. */
export type PictureProcess = {
  inspect(bytes: Buffer, turn: Turn): Promise<Inspection<InspectedPicture>>
  inspectPdf(bytes: Buffer, turn: Turn, isCatalogue?: boolean): Promise<Inspection<CountedPdf>>
  /** A logo as PNG, from a picture or a drawing. */
  inspectLogo(bytes: Buffer, shape: LogoShape, turn: Turn): Promise<Inspection<InspectedPicture>>
  /** An icon of the site, as PNG. */
  icon(source: IconSource, name: IconName): Promise<Buffer>
  /** All renditions of a stored picture. */
  render(bytes: Buffer): Promise<EncodedRendition[]>
  /** A picture as it is printed. */
  paper(bytes: Buffer, how: Preparation): Promise<Buffer>
  /** The picture for shared links of a record, as JPEG. */
  social(card: SocialCard, files: SocialFiles): Promise<Buffer>
}

type PictureProcessOptions = {
  /** Milliseconds of a processor for one task, whatever it is. */
  timeLimit?: number
  /** Milliseconds without tasks after which a process ends and gives its memory back. */
  idleLimit?: number
}

/** Milliseconds of a processor. A camera's largest picture takes three seconds, the largest PDF of a program for texts one. */
const LIMITS = { picture: 60_000, pdf: 20_000, logo: 15_000 }
const OF_VISITORS = { ...LIMITS, picture: 10_000, pdf: 3_000 }
type SentKind = keyof typeof LIMITS

/** Without the secrets of this process; words are set in the product's own faces, not in those of the machine. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', FONTCONFIG_FILE: join(process.cwd(), 'assets/fonts.conf') }

/**
 * Pictures are decoded and encoded, and PDFs read, in processes of their own, which run behind everything else, without the secrets
 * of this one, and which a hostile file may crash, fill or stop without any visitor noticing. They start with the
 * tasks and end some time after the last.
 */
export function createPictureProcess(options: PictureProcessOptions = {}): PictureProcess {
  const { timeLimit, idleLimit = 30_000 } = options
  const worker = 'server/files/picture-worker.ts'
  const tasks = createTaskProcess<PictureTask>({ name: 'picture', worker, environment: ENVIRONMENT, idleLimit })

  // The worker answers a task with what the task is for; the types are its promise.
  function inBackground(task: PictureTask): Promise<unknown> {
    return tasks.run(task, {
      turn: { lane: 'background', sender: task.kind },
      processorMs: timeLimit ?? LIMITS.picture,
    })
  }

  async function inspection<T>(task: PictureTask, kind: SentKind, turn: Turn): Promise<Inspection<T>> {
    const processorMs = timeLimit ?? (turn.lane === 'visitors' ? OF_VISITORS : LIMITS)[kind]
    try {
      return (await tasks.run(task, { turn, processorMs })) as Inspection<T>
    } catch (error) {
      return refused(error instanceof ProcessEnded ? REFUSALS[kind][error.reason] : REFUSALS[kind].crash)
    }
  }

  return {
    inspect: async (bytes, turn) => withBuffer(await inspection({ kind: 'inspect', bytes }, 'picture', turn)),
    inspectLogo: async (bytes, shape, turn) =>
      withBuffer(await inspection({ kind: 'logo', shape, bytes }, 'logo', turn)),
    async inspectPdf(bytes, turn, isCatalogue = false) {
      const inspected = await inspection<{ pages: number | null }>({ kind: 'pdf', bytes, isCatalogue }, 'pdf', turn)
      return inspected.ok ? { ok: true, value: { bytes, ...inspected.value } } : inspected
    },
    icon: async (source, name) => toBuffer((await inBackground({ kind: 'icon', source, name })) as Uint8Array),
    render: async (bytes) => ((await inBackground({ kind: 'render', bytes })) as EncodedRendition[]).map(withBytes),
    paper: async (bytes, how) => toBuffer((await inBackground({ kind: 'paper', bytes, how })) as Uint8Array),
    social: async (card, files) => toBuffer((await inBackground({ kind: 'social', card, files })) as Uint8Array),
  }
}

export const pictureProcess = createPictureProcess()

const { notChecked, damagedPicture, pictureTooSlow, pdfNotUnderstood, pdfTooComplex, damagedDrawing } = uploadMessages
const REFUSALS: Record<SentKind, Record<EndReason, Localized>> = {
  picture: { time: pictureTooSlow, memory: pictureTooSlow, crash: damagedPicture, machine: notChecked },
  pdf: { time: pdfTooComplex, memory: pdfTooComplex, crash: pdfNotUnderstood, machine: notChecked },
  logo: { time: pictureTooSlow, memory: pictureTooSlow, crash: damagedDrawing, machine: notChecked },
}

function withBuffer(inspection: Inspection<InspectedPicture>): Inspection<InspectedPicture> {
  return inspection.ok ? { ok: true, value: withBytes(inspection.value) } : inspection
}

function withBytes<T extends { bytes: Uint8Array }>(value: T): T & { bytes: Buffer } {
  return { ...value, bytes: toBuffer(value.bytes) }
}
