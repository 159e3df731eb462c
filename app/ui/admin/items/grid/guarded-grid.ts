import { adminForm } from '#content/admin/form.ts'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { clearDraft } from '#app/ui/admin/form/drafts/draft-store.ts'
import { guardedAction, type Loss } from '#app/ui/admin/guarded-action.ts'

/** What was sent has not arrived: all that was typed stands where it was. */
export type LostGrid = { kind: 'lost'; message: string }

/** The `clientAction` of the grid. What was saved needs no draft any more. */
export function guardedGrid<Answer>(record: string, serverAction: () => Promise<Answer>) {
  const sentAt = Date.now()
  return guardedAction(serverAction, {
    lost: (why): LostGrid => ({ kind: 'lost', message: messageOf(why) }),
    leadsOn: () => clearDraft(record, sentAt),
  })
}

function messageOf(why: Loss): string {
  const locale = documentLocale()
  if (why === 'signed-out') return adminForm.signedOut.text[locale]
  if (why === 'too-large') return adminForm.tooLarge[locale]
  return why === 'unreachable' ? adminForm.connectionLost[locale] : gridWords.answer.failed[locale]
}
