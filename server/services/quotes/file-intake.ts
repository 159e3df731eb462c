import { attachmentProblems } from '#content/attachment-words.ts'
import type { FileSender, PrivateFile } from '#domain/messages/private-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import { createConcurrencyLimit } from '#server/files/concurrency-limit.ts'
import { type Inspection, refused } from '#server/files/inspection.ts'
import { inspectAttachment, type SoundAttachment } from '#server/files/private/attachment-inspection.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { scanned, type ScanDeps } from '#server/files/scanned.ts'

/** A file that was not taken, and why. */
export type RefusedFile = { name: string; reason: Localized }

/** What became of files: those that are kept belong to nothing yet. */
export type TakenFiles = { kept: PrivateFile[]; refused: RefusedFile[] }

const MOST_FILES = 5
const MOST_TOGETHER = 20 * 1024 * 1024
/** Each picture in the works may take 160 MB. */
const AT_ONCE = 2

type Take = (files: readonly File[], sentBy: FileSender) => Promise<TakenFiles>

/** Looks at each file and keeps it, or says why it is not kept. */
export function fileIntake({ privateFiles, ...deps }: ScanDeps & { privateFiles: PrivateFiles }): Take {
  const inTurn = createConcurrencyLimit(AT_ONCE)
  return take

  async function take(files: readonly File[], sentBy: FileSender): Promise<TakenFiles> {
    const taken: TakenFiles = { kept: [], refused: [] }
    let together = 0
    for (const [place, file] of files.entries()) {
      const sound = await looked(place, together + file.size, file)
      if (sound.ok) together += file.size
      const kept = sound.ok ? await keep(sound.value, file.name, sentBy) : sound
      if (kept.ok) taken.kept.push(kept.value)
      else taken.refused.push({ name: shownName(file.name), reason: kept.reason })
    }
    return taken
  }

  async function looked(place: number, together: number, file: File): Promise<Inspection<SoundAttachment>> {
    if (place >= MOST_FILES) return refused(attachmentProblems.tooMany)
    return inTurn(async () => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const inspection = await inspectAttachment(bytes, file.name)
      if (!inspection.ok) return inspection
      if (together > MOST_TOGETHER) return refused(attachmentProblems.together)
      return scanned(deps, bytes, inspection)
    })
  }

  async function keep(sound: SoundAttachment, name: string, sentBy: FileSender): Promise<Inspection<PrivateFile>> {
    try {
      return { ok: true, value: await privateFiles.keep({ ...sound, name, sentBy }) }
    } catch (error) {
      deps.log.error('an attached file could not be kept', { error })
      return refused(attachmentProblems.away)
    }
  }
}

/** As its sender called it, without signs that nobody sees. */
export function shownName(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    .slice(0, 150)
    .join('')
}
