import { adminForm } from '#content/admin/form.ts'
import type { InLanguage } from '#domain/text/in-language.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { useRecordForm } from './record-form-context.ts'
import type { SaveAnswer } from './save-answer.ts'

type SaveProblemProps = { answer: SaveAnswer | undefined; unreachable: string | null }

type Words = InLanguage<typeof adminForm>

/** Why the form was not saved, where that is a sentence. */
export function SaveProblem({ answer, unreachable }: SaveProblemProps) {
  const words = useWords(adminForm)
  const { state } = useRecordForm()
  const text = answer && state !== 'saving' && problemText(answer, unreachable, words)
  return text ? <Message tone="error">{text}</Message> : null
}

/** Not every specified text has its full stop. */
function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function problemText(answer: SaveAnswer, unreachable: string | null, words: Words): string | null {
  switch (answer.kind) {
    case 'refused':
      return answer.message
    case 'unreachable':
      return unreachable && `${asSentence(unreachable)} ${words.connectionLost}`
    case 'too-large':
      return words.tooLarge
    case 'gone':
      return words.stale.gone
    case 'stale':
    case 'signed-out':
      break
  }
  return null
}
