import { file } from '#domain/fields/list-kinds.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'

const PICTURE = 'JPEG, PNG, WebP or AVIF, at most 25 MB'

/** A stored picture, without which a record need not be on the site where that is said. */
export function picture<const Name extends string>(name: Name, rule: { required?: boolean } = {}) {
  const one = file(name, { existing: `existing_${name}`, column: name, about: PICTURE })
  return {
    ...one,
    isPicture: true as const,
    isRequired: rule.required ?? false,
    read(form: RecordForm): string | null | undefined {
      const source = one.read(form, null)
      const isMissing = source === null || (source === undefined && form.isNew)
      const isRefused = form.problems[name] || form.problems[`existing_${name}`]
      if (!rule.required || form.isDraft || !isMissing || isRefused) return source
      return form.refuse(name, { kind: 'missing' })
    },
  }
}
