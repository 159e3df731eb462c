import { foldText } from '#domain/text/fold.ts'
import type { DocType } from './document-types.ts'

/** A standard in whatever spelling: without case, blanks, hyphens, colon and year. `EN 15651-1:2017` is `en156511`. */
export function foldStandard(text: string): string {
  return foldText(text)
    .replaceAll(/:\s*\d{4}(?!\d)/g, '')
    .replaceAll(/[\s\p{Pd}:]/gu, '')
}

/** Whether a document of this standard proves what a chip says: a part is proven by itself alone. */
export function provesChip(standard: string, chip: string): boolean {
  const [proof, claimed] = [foldStandard(standard), foldStandard(chip)]
  return proof !== '' && claimed.startsWith(proof) && !/^\d/.test(claimed.slice(proof.length))
}

/** The types that prove a standard, the best first. */
export const PROVING_TYPES: readonly DocType[] = ['certificate', 'dop', 'approval', 'test-report']

/** Whether it proves what a chip says, and is of a type that does. */
export function isProofOf(document: { docType: DocType; standards: readonly string[] }, chip: string): boolean {
  return PROVING_TYPES.includes(document.docType) && document.standards.some((standard) => provesChip(standard, chip))
}
