import { isFileKind } from '#domain/site/stored-file.ts'
import { readStoredName, STORED_NAMES } from '#server/files/stored-name.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import { readWords, type SentWords } from '#server/services/media/file-words.ts'
import type { LineProblem, ReadLine } from './catalogue-lines.ts'
import { textsOf } from './refused-lines.ts'

/** What the files of a catalogue are called here, by the names that they had where it comes from. */
export type StoredNames = ReadonlyMap<string, string>

/** What a line says of a file, by the name that it has here. */
export type SaidOfFile = { name: string; words: SentWords }

/** Stores the files of a catalogue, each after the inspection that every upload has to stand. */
export async function importFiles(
  uploads: Pick<UploadsService, 'store' | 'describe'>,
  lines: AsyncIterable<ReadLine>,
  refuse: (problem: LineProblem) => void,
): Promise<{ names: StoredNames; said: SaidOfFile[] }> {
  const names = new Map<string, string>()
  const said: SaidOfFile[] = []
  for await (const { line, content } of lines) {
    if (content.record !== 'file') continue
    const { name, kind, original_name: originalName, bytes } = content
    const words = readWords(content)
    if (typeof name !== 'string' || readStoredName(name)?.rendition !== null) {
      refuse({ line, text: 'name: This is not the name of a stored file.' })
    } else if (!isFileKind(kind) || typeof bytes !== 'string') {
      refuse({ line, text: 'kind must be image or pdf, and bytes the file in Base64.' })
    } else if (!words.ok) {
      refuse({ line, text: textsOf(words.failure).join(' ') })
    } else if ((await uploads.describe([name])).length > 0) {
      names.set(name, name)
      said.push({ name, words: words.value })
    } else {
      // A PDF may be the catalogue, which is the largest.
      const sent = kind === 'pdf' ? 'catalogue' : kind
      const upload = { kind: sent, originalName: typeof originalName === 'string' ? originalName : name } as const
      const outcome = await uploads.store(Buffer.from(bytes, 'base64'), upload)
      if (outcome.ok) {
        names.set(name, outcome.value.name)
        said.push({ name: outcome.value.name, words: words.value })
      } else if (outcome.failure.kind === 'invalid') {
        refuse({ line, text: `bytes: ${outcome.failure.fields['file']?.en ?? 'This file cannot be stored.'}` })
      }
    }
  }
  return { names, said }
}

/** The records with their files as they are called here, in fields and within texts. */
export function withStoredNames(records: ReadLine[], names: StoredNames): ReadLine[] {
  const isOther = [...names].some(([before, after]) => before !== after)
  if (!isOther) return records
  return records.map(({ line, content }) => {
    const text = JSON.stringify(content).replace(STORED_NAMES, (name) => names.get(name) ?? name)
    return { line, content: JSON.parse(text) as ReadLine['content'] }
  })
}
