import { adminForm } from '#content/admin/form.ts'
import { copiedTexts, type CopiedKind } from '#domain/records/lists/copied-texts.ts'
import type { FormTexts } from '#domain/records/field.ts'
import { notFound } from './not-found.ts'

/** The record that the form of a new one begins as a copy of, by its address; null where it begins empty. */
export async function copiedFrom<Record>(url: URL, find: (id: string) => Promise<{ record: Record } | null>) {
  const id = url.searchParams.get('from')
  if (id === null) return null
  const found = await find(id)
  if (!found) throw notFound()
  return found.record
}

export function copyOf(kind: CopiedKind, texts: FormTexts): FormTexts {
  return copiedTexts(kind, texts, adminForm.copyMark)
}
