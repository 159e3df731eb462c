import { useNavigation } from 'react-router'
import { adminForm } from '#content/admin/form.ts'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { draftRecord, clearDraft } from '#app/ui/admin/form/drafts/draft-store.ts'
import { withoutNotice } from '#app/ui/admin/notice/use-notice.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction, type Loss } from '#app/ui/admin/guarded-action.ts'
import { useGridState } from './grid-store.ts'

export const GRID_FORM = 'grid'

/** Says how many cells were changed, where scripts know it. */
export function SaveGrid() {
  const words = useWords(gridWords)
  const { saving } = useWords(adminForm)
  const { changes } = useGridState()
  const isSaving = useNavigation().formMethod === 'POST'
  return (
    <Button type="submit" form={GRID_FORM} small busy={isSaving} busyText={saving} aria-keyshortcuts="Control+S">
      {changes === 0 ? words.save : words.saveCount(changes)}
    </Button>
  )
}

/** What a draft of the grid is of: the page that its address shows. */
export function gridDraft(search: string): string {
  return draftRecord('grid', withoutNotice(search))
}

/** The form did not arrive: everything typed is still in place. */
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
