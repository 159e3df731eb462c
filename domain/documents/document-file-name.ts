import { DOC_TYPES, DOCUMENT_LANGUAGES, DOCUMENT_TYPES, type DocType, type DocumentLanguage } from './document-types.ts'

const TYPES = new Map<string, DocType>(
  DOC_TYPES.flatMap((type) => [
    [type, type],
    [DOCUMENT_TYPES[type].short.toLowerCase(), type],
  ]),
)
const NAMED = new RegExp(
  `^(?<code>.+)-(?<type>${[...TYPES.keys()].join('|')})-(?<language>${DOCUMENT_LANGUAGES.join('|')})(?:-r(?<label>.+))?\\.pdf$`,
  'i',
)

/** What the name of a file says of the document in it, as `S20-SDS-ar-r3.pdf` does; null of any other name. */
export function readDocumentFileName(name: string) {
  const { code, type, language, label = '' } = NAMED.exec(name.trim())?.groups ?? {}
  const docType = TYPES.get(type?.toLowerCase() ?? '')
  if (!code || !docType || !language) return null
  return { code, docType, language: language.toLowerCase() as DocumentLanguage, label }
}
