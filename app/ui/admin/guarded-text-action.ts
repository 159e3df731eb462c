import type { Localized } from '#domain/text/locale.ts'
import { typedOf, type FormFields } from '#domain/messages/message-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { documentLocale } from './document-locale.ts'
import { clearDraft } from './form/drafts/draft-store.ts'
import { guardedAction, type Loss } from './guarded-action.ts'

type Screen = {
  words: { failed: Localized; signedOut: Localized }
  /** The draft that one of the screen's forms keeps; null for a form without one. */
  draftOf: (fields: FormFields) => string | null
}

/** The `clientAction` of a screen whose forms take longer texts. What has arrived needs no draft any more. */
export async function guardedTextAction(
  request: Request,
  serverAction: () => Promise<unknown>,
  { words, draftOf }: Screen,
): Promise<unknown> {
  const sentAt = Date.now()
  const fields = Object.fromEntries(await request.clone().formData())
  const dropDraft = () => {
    const record = draftOf(fields)
    if (record !== null) clearDraft(record, sentAt)
  }
  const lost = (why: Loss): StaffAnswer => {
    const message = why === 'signed-out' ? words.signedOut : words.failed
    return { ok: false, intent: typedOf(fields, 'intent'), message: message[documentLocale()], errors: {} }
  }
  const answer = await guardedAction(serverAction, { lost, leadsOn: dropDraft })
  if (isDone(answer)) dropDraft()
  return answer
}

function isDone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
}
