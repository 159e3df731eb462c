import type { StaffAnswer } from '../../actions/staff-form.ts'
import { Message } from '../base/state/message.tsx'

/** What became of a form: one line above its fields. */
export function AnswerMessage({ answer }: { answer: StaffAnswer<unknown> | undefined }) {
  if (!answer || answer.message === '') return null
  return <Message tone={answer.ok ? 'ok' : 'error'}>{answer.message}</Message>
}
