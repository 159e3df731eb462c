import { isFileKind } from '../../domain/site/stored-file.ts'
import { readStoredName, STORED_NAMES } from '../files/stored-name.ts'
import type { UploadsService } from '../services/records/uploads.ts'
import type { LineProblem, ReadLine } from './catalogue-lines.ts'

/** What the files of a catalogue are called here, by the names that they had where it comes from. */
export type StoredNames = ReadonlyMap<string, string>

/** Stores the files of a catalogue, each after the inspection that every upload has to stand. */
export async function importFiles(
  uploads: Pick<UploadsService, 'store' | 'describe'>,
  lines: AsyncIterable<ReadLine>,
  refuse: (problem: LineProblem) => void,
): Promise<StoredNames> {
  const names = new Map<string, string>()
  for await (const { line, content } of lines) {
    if (content.record !== 'file') continue
    const { name, kind, original_name: originalName, bytes } = content
    if (typeof name !== 'string' || readStoredName(name)?.rendition !== null) {
      refuse({ line, text: 'name: This is not the name of a stored file.' })
    } else if (!isFileKind(kind) || typeof bytes !== 'string') {
      refuse({ line, text: 'kind must be image or pdf, and bytes the file in Base64.' })
    } else if ((await uploads.describe([name])).length > 0) {
      names.set(name, name)
    } else {
      const upload = { kind, originalName: typeof originalName === 'string' ? originalName : name }
      const outcome = await uploads.store(Buffer.from(bytes, 'base64'), upload)
      if (outcome.ok) names.set(name, outcome.value.name)
      else if (outcome.failure.kind === 'invalid') {
        refuse({ line, text: `bytes: ${outcome.failure.fields['file']?.en ?? 'This file cannot be stored.'}` })
      }
    }
  }
  return names
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
