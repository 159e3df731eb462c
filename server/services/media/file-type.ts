import { recordProblems } from '#content/record-problems.ts'
import { calledOf, isInUse, type MediaFile } from '#domain/media/media-file.ts'
import { readTags, TAG_LIMITS, tagsText } from '#domain/media/tags.ts'
import { isFocus, MIDDLE } from '#domain/site/picture.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { givenOf, recordForm } from '#domain/fields/record-form.ts'
import { foldText } from '#domain/text/fold.ts'
import { putFileInBin } from '#server/data/media/file-bin.ts'
import { listPlaces } from '#server/data/media/file-uses.ts'
import { bringFileBack, findMedia, saveDescription } from '#server/data/media/media-store.ts'
import { STORED_NAMES } from '#server/files/stored-name.ts'
import type { LiveRecord } from '#server/records/live.ts'

/** What staff say of a file: the alternative texts and focal point of a picture, and tags. */
export type FileDescription = Pick<MediaFile, 'alt' | 'isDecorative' | 'focus' | 'tags'>

/** What staff say of files, which has versions. The file itself stays as it is while it lies in the bin. */
export const FILE: LiveRecord<MediaFile> = {
  kind: 'file',
  lock: 'files',
  find: findMedia,
  standing: (file) => ({ id: file.name, content: contentOf(file), version: file.version }),
  async remove(tx, name) {
    return !(await listPlaces(tx, name)).some(isInUse) && putFileInBin(tx, name)
  },
  async write(tx, { before, newId, fields }) {
    const file = before ?? (await findMedia(tx, newId, true))
    if (!file) return failure({ kind: 'not-found' })
    const described = readDescription(fields, file)
    if (!described.ok) return described
    const after = { ...file, ...described.value }
    if (before && JSON.stringify(after) === JSON.stringify(before)) return success(null)
    if (!before) await bringFileBack(tx, newId)
    await saveDescription(tx, after)
    return success({ id: file.name })
  },
}

/** Its name is not part of it: what a version names is in use. */
function contentOf(file: MediaFile): FormFields {
  const called = calledOf(file)
  return {
    original_name: called.search(STORED_NAMES) < 0 ? called : calledOf({ ...file, originalName: '' }),
    alt_ar: file.alt.ar,
    alt_en: file.alt.en,
    decorative: file.isDecorative ? '1' : '',
    focus: file.focus,
    tags: tagsText(file.tags),
  }
}

const DESCRIPTION_FIELDS = ['alt_ar', 'alt_en', 'decorative', 'focus', 'tags']

/** The fields of a line or form that say something of a file. */
export function descriptionFields(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => DESCRIPTION_FIELDS.includes(name)))
}

const NOTHING: FileDescription = { alt: { ar: '', en: '' }, isDecorative: false, focus: MIDDLE, tags: [] }

/** What is not sent stays as before. */
export function readDescription(fields: FormFields, before: FileDescription = NOTHING): Outcome<FileDescription> {
  const form = recordForm(fields, { isNew: false })
  const alt = { ...before.alt, ...givenOf({ ar: form.line('alt_ar'), en: form.line('alt_en') }) }
  const isDecorative = form.flag('decorative') ?? before.isDecorative
  const focus = isFocus(fields['focus']) ? fields['focus'] : before.focus
  const sent = Array.isArray(fields['tags']) ? { tags: tagsText(fields['tags'].map(String)) } : fields
  const text = recordForm(sent, { isNew: false }).block('tags', { most: Infinity })
  const tags = text === undefined ? before.tags : readTags(text)
  if (tags.length > TAG_LIMITS.tags) form.refuse('tags', { kind: 'too-many', most: TAG_LIMITS.tags })
  else if (tags.some(({ length }) => length > TAG_LIMITS.length))
    form.refuse('tags', { kind: 'too-long', most: TAG_LIMITS.length })
  const { problems } = form
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  return success({ alt, isDecorative, focus, tags: tags.toSorted(byFolded) })
}

/** As they are stored. */
function byFolded(one: string, other: string): number {
  return foldText(one) < foldText(other) ? -1 : 1
}
