import { toBuffer } from '#server/files/message-bytes.ts'
import type { SheetLimits } from '#domain/sheets/sheet-file.ts'
import { type Archive, openArchive } from './archive.ts'
import { archiveKind, fileKind } from './file-kind.ts'
import { FileRefusal } from './file-refusal.ts'
import { allXmlItems } from './xml-items.ts'

/** Parts that run, bring something along, or fetch it from elsewhere. */
const ACTIVE =
  /^xl\/(?:vbaproject|vbadata|macrosheets\/|dialogsheets\/|externallinks\/|connections\.xml|querytables\/|embeddings\/|activex\/|ctrlprops\/|webextensions\/)|\.(?:bin|exe|dll|js|vbs)$/
/** Printers write their settings so. */
const HARMLESS = /^xl\/printersettings\/[^/]+\.bin$/
const ACTIVE_TYPE = /macroEnabled|vnd\.ms-office\.(?:vbaProject|activeX)/i

/** Throws a `FileRefusal` unless the file is a workbook that only says what it holds: no macros, nothing from outside. */
export async function checkPlainWorkbook(file: Uint8Array, limits: SheetLimits): Promise<void> {
  const bytes = toBuffer(file)
  if (fileKind(bytes) !== 'archive') throw new FileRefusal({ code: 'other-format' })
  const archive = await openArchive(bytes, limits)
  const kind = archiveKind(archive.names)
  if (kind !== 'workbook' || !archive.names.some((name) => name.startsWith('xl/')))
    throw new FileRefusal({ code: kind === 'workbook' ? 'other-format' : kind })
  if (archive.names.some((name) => ACTIVE.test(name) && !HARMLESS.test(name)) || (await reachesOut(archive)))
    throw new FileRefusal({ code: 'active' })
}

/** Whether a part has the type of macros, or something is fetched from outside. Where a cell leads when it is pressed is not. */
async function reachesOut(archive: Archive): Promise<boolean> {
  const types = await allXmlItems<string>(await archive.open('[content_types].xml'), (emit) => ({
    open(name, { ContentType = '' }) {
      if (['Override', 'Default'].includes(name)) emit(ContentType)
    },
  }))
  if (types.some((type) => ACTIVE_TYPE.test(type))) return true
  for (const part of archive.names.filter((name) => name.endsWith('.rels'))) {
    const outside = await allXmlItems<true>(await archive.open(part), (emit) => ({
      open(name, { Type = '', TargetMode = '' }) {
        const isLink = Type.endsWith('/hyperlink')
        if (name === 'Relationship' && TargetMode.toLowerCase() === 'external' && !isLink) emit(true)
      },
    }))
    if (outside.length > 0) return true
  }
  return false
}
