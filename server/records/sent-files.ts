import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import type { SentKind, StoredFile } from '#domain/site/stored-file.ts'

export type FileStore = {
  store(bytes: Buffer, upload: { kind: SentKind; originalName: string; by?: ChangeMaker }): Promise<Outcome<StoredFile>>
}

/** Which fields of a form hold files, and of what kind. `photos[]` holds several. */
export type FileFields = Readonly<Record<string, SentKind>>

/** A form as it was sent, with the names of stored files in the place of files, and why some were refused. */
export type SentForm = { fields: FormFields; problems: FieldErrors }

/** Stores the files of a form. What comes of the form does not matter: files that nothing shows go by themselves. */
export async function storeFiles(
  uploads: FileStore,
  fields: FormFields,
  kinds: FileFields,
  by?: ChangeMaker,
): Promise<SentForm> {
  const entries = Object.entries(fields).map(([name, value]) =>
    storeField(uploads, { name, value, kind: kinds[name], by }),
  )
  const stored = await Promise.all(entries)
  return {
    fields: Object.fromEntries(stored.map(({ name, value }) => [name, value])),
    problems: Object.assign({}, ...stored.map(({ problems }) => problems)),
  }
}

type Field = { name: string; value: unknown; kind: SentKind | undefined; by: ChangeMaker | undefined }

async function storeField(uploads: FileStore, { name, value, kind, by }: Field) {
  if (kind === undefined) return { name, value, problems: {} }
  const problems: FieldErrors = {}
  const values = Array.isArray(value) ? value.filter((item) => !isEmptyFile(item)) : [value]
  const names = await Promise.all(
    values.map(async (item) => {
      if (!(item instanceof File) || isEmptyFile(item)) return item
      const outcome = await uploads.store(Buffer.from(await item.arrayBuffer()), { kind, originalName: item.name, by })
      if (outcome.ok) return outcome.value.name
      const reason = outcome.failure.kind === 'invalid' ? outcome.failure.fields['file'] : undefined
      if (reason) problems[name.replace('[]', '')] = Array.isArray(value) ? ofFile(item, reason) : reason
      return undefined
    }),
  )
  const given = names.filter((item) => item !== undefined)
  return { name, value: Array.isArray(value) ? given : given[0], problems }
}

/** Of several files, the one that is meant; its name stands in either direction of writing. */
function ofFile({ name }: File, reason: Localized): Localized {
  const isolated = isolateText(name.slice(0, 100))
  return { ar: `${isolated}: ${reason.ar}`, en: `${isolated}: ${reason.en}` }
}
