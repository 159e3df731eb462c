import type { FormFields } from '#domain/fields/form-values.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'

/** Fields that take files, each with the field that holds the stored name of the file which is there. */
export type FileFields = { single: Readonly<Record<string, string>>; gallery?: { added: string; existing: string } }

/** What was sent, as the form shows it again. Files that came along are stored by now and go by their names. */
export function sentValues(sent: FormFields, { single, gallery }: FileFields): FormValues {
  const values: FormValues = {}
  for (const [name, value] of Object.entries(sent)) if (name !== PASSWORD_FIELD) values[name] = textsOf(value)
  for (const [name, existing] of Object.entries(single)) {
    const [stored] = values[name] ?? []
    if (stored) values[existing] = [stored]
  }
  if (gallery) {
    const added = (values[gallery.added] ?? []).filter((file) => file !== '')
    const existing = listIn(values[gallery.existing]?.[0])
    if (added.length > 0) values[gallery.existing] = [JSON.stringify([...existing, ...added])]
  }
  return values
}

function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((item) => (typeof item === 'string' ? [item] : []))
}

function listIn(text = '[]'): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
