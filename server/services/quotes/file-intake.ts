import { attachmentProblems, noRoomForFile } from '#content/attachment-words.ts'
import type { Source } from '#domain/accounts/caller.ts'
import type { FileSender, PrivateFile } from '#domain/messages/message.ts'
import type { Localized } from '#domain/text/locale.ts'
import { accepted, type Inspection, refused } from '#server/files/file-type.ts'
import type { Turn } from '#server/files/processes/concurrency-limit.ts'
import { scanned, type ScanDeps } from '#server/files/virus-scan.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import type { SourceKeys } from '#server/services/site/source-keys.ts'
import { inspectAttachment, type SoundAttachment } from '#server/files/private/attachment-inspection.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'

/** A file that was not taken, and why. */
export type RefusedFile = { name: string; reason: Localized }

/** What became of files: those that are kept belong to nothing yet. */
export type TakenFiles = { stored: PrivateFile[]; refused: RefusedFile[] }

const MOST_FILES = 5
const MOST_TOGETHER = 20 * 1024 * 1024

/** What comes over the network from a visitor is counted for their address; staff send what they send. */
export type TakeFiles = (files: readonly File[], from: FileSender | Source) => Promise<TakenFiles>

type Keep = (sound: SoundAttachment & { name: string }) => Promise<PrivateFile | null>

export type IntakeDeps = ScanDeps & {
  privateFiles: Pick<PrivateFiles, 'keep' | 'keepOfVisitor'>
  sourceKeys: SourceKeys
  settings: Pick<SettingsService, 'get'>
}

/** Looks at each file and keeps it, or says why it is not kept. */
export function fileIntake({ privateFiles, settings, sourceKeys, ...deps }: IntakeDeps): TakeFiles {
  return take

  async function take(files: readonly File[], from: FileSender | Source): Promise<TakenFiles> {
    if (files.length === 0) return { stored: [], refused: [] }
    const keepIt = await keeping(from)
    const turn = turnOf(from)
    const taken: TakenFiles = { stored: [], refused: [] }
    let together = 0
    for (const [place, file] of files.entries()) {
      const sound =
        place < MOST_FILES ? await looked(file, together + file.size, turn) : refused(attachmentProblems.tooMany)
      if (sound.ok) together += file.size
      const stored = sound.ok ? await keep({ ...sound.value, name: file.name }, keepIt) : sound
      if (stored.ok) taken.stored.push(stored.value)
      else taken.refused.push({ name: shownName(file.name), reason: stored.reason })
    }
    return taken
  }

  async function looked(file: File, together: number, turn: Turn): Promise<Inspection<SoundAttachment>> {
    const bytes = Buffer.from(await file.arrayBuffer())
    const inspection = await inspectAttachment(bytes, file.name, turn)
    if (!inspection.ok) return inspection
    if (together > MOST_TOGETHER) return refused(attachmentProblems.together)
    return scanned(deps, bytes, inspection)
  }

  async function keeping(from: FileSender | Source): Promise<Keep> {
    if (typeof from === 'string') return (sound) => privateFiles.keep({ ...sound, sentBy: from })
    const { visitor } = await sourceKeys(from)
    return (sound) => privateFiles.keepOfVisitor(sound, visitor)
  }

  async function keep(sound: SoundAttachment & { name: string }, keepIt: Keep): Promise<Inspection<PrivateFile>> {
    try {
      const stored = await keepIt(sound)
      return stored ? accepted(stored) : refused(noRoomForFile(await settings.get()))
    } catch (error) {
      deps.log.error('an attached file could not be kept', { error })
      return refused(attachmentProblems.away)
    }
  }
}

/** Staff wait for no visitor, and a visitor for no other. */
function turnOf(from: FileSender | Source): Turn {
  return typeof from === 'string' ? { lane: 'staff', sender: from } : { lane: 'visitors', sender: from.visitor }
}

/** As its sender called it, without signs that nobody sees. */
export function shownName(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    .slice(0, 150)
    .join('')
}
