import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import type { ActName } from '#domain/accounts/acts.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import { isFocus, type Focus } from '#domain/site/picture.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordForm } from '#domain/records/record-form.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findMedia, saveFocus, saveWords } from '#server/data/media/media-store.ts'
import type { WriteContext } from '#server/records/write.ts'

/** The alternative texts and focal point of a picture; fields left out stay unchanged. */
export type SentWords = {
  ar: string | undefined
  en: string | undefined
  isDecorative: boolean | undefined
  focus: Focus | undefined
}

/** `alt_ar`, `alt_en`, `decorative`. */
export function readWords(fields: FormFields): Outcome<SentWords> {
  const form = recordForm(fields, { isNew: false })
  const { focus } = fields
  const words = {
    ar: form.line('alt_ar'),
    en: form.line('alt_en'),
    isDecorative: form.flag('decorative'),
    focus: isFocus(focus) ? focus : undefined,
  }
  const { problems } = form
  return Object.keys(problems).length > 0
    ? failure({ kind: 'invalid', fields: recordProblems(problems) })
    : success(words)
}

/** Says what a picture shows; false where there is no such file. */
export async function describeFile(tx: Tx, name: string, words: SentWords, context: WriteContext): Promise<boolean> {
  const file = await findMedia(tx, name)
  if (!file) return false
  const { ar = file.alt.ar, en = file.alt.en, isDecorative = file.isDecorative, focus = file.focus } = words
  const isSame = ar === file.alt.ar && en === file.alt.en && isDecorative === file.isDecorative
  if (isSame && focus === file.focus) return true
  if (focus !== file.focus) await saveFocus(tx, name, focus)
  await saveWords(tx, name, { alt: { ar, en }, isDecorative })
  await logFile(tx, 'file.update', file, context)
  return true
}

/** The line of the log about a file, which is called what it was called where it came from. */
export async function logFile(
  tx: Tx,
  action: Extract<ActName, `file.${string}`>,
  { name, originalName }: MediaFile,
  { by, at, actId }: WriteContext,
): Promise<void> {
  const called = originalName || name
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(at),
    actor: actorOf(by),
    subject: { kind: 'file', id: name },
    action,
    detail: {},
    record: { actId, key: null, name: { ar: called, en: called }, number: null },
  })
}
