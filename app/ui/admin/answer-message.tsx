import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { UndoForm } from './notice/undo-form.tsx'

type AnswerMessageProps = {
  answer: StaffAnswer<unknown> | undefined
  /** The act that it tells of, where it can be undone. */
  act?: string | undefined
}

/** What became of a form: one line above its fields. */
export function AnswerMessage({ answer, act }: AnswerMessageProps) {
  if (!answer || answer.message === '') return null
  return (
    <Message tone={answer.ok ? 'ok' : 'error'} after={act && <UndoForm act={act} />}>
      {answer.message}
    </Message>
  )
}
