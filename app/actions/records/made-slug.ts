import type { StaffCaller } from '#domain/accounts/caller.ts'
import { typedOf, type FormFields } from '#domain/messages/message-form.ts'
import { recordKind, type DraftKind } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Edit } from '#app/loading/records/record-source.ts'

const SLUG_FIELDS: Partial<{ [kind in DraftKind]: string }> = {
  category: 'category_slug',
  brand: 'slug',
  product: 'product_slug',
  post: 'slug',
}

type Save<Value> = (fields: FormFields, by: StaffCaller) => Promise<Edit<Value>>
type Of = { kind: DraftKind; stateOf: () => Promise<RecordHead | null | undefined> }

/** The address of what goes onto the site is made of its name where nobody wrote one: only the name is asked for. */
export function withMadeSlug<Value>(save: Save<Value>, { kind, stateOf }: Of): Save<Value> {
  const field = SLUG_FIELDS[kind]
  return async (fields, by) => {
    const isKept = field === undefined || typedOf(fields, field).trim() !== '' || fields['intent'] === 'draft'
    if (isKept) return save(fields, by)
    const head = await stateOf()
    // What a form leaves out stays as it is.
    if (head?.state === 'published' || (head && fields[field] === undefined)) return save(fields, by)
    const { ar, en } = recordKind(kind).nameFields
    const made = slugify(typedOf(fields, en)) || slugify(typedOf(fields, ar))
    const outcome = await save({ ...fields, [field]: made }, by)
    if (outcome.ok || made !== '' || outcome.failure.kind !== 'invalid') return outcome
    const { [field]: _made, ...wrong } = outcome.failure.fields
    return { ...outcome, failure: { ...outcome.failure, fields: wrong } }
  }
}
