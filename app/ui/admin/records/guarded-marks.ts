import { markedQuestions } from '#content/admin/marked.ts'
import type { MarkedAnswer } from '#app/actions/marked-form.ts'
import { documentLocale } from '#app/ui/admin/document-locale.ts'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'

/** The `clientAction` of a list: what was lost on the way is said above it, and its marks stay. */
export function guardedMarks<Answer>(serverAction: () => Promise<Answer>) {
  return guardedAction(serverAction, { lost: lostMarks })
}

export function lostMarks(): Extract<MarkedAnswer, { kind: 'refused' }> {
  return { kind: 'refused', problem: markedQuestions.failed[documentLocale()] }
}
