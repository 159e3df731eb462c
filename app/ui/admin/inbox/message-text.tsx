import { messageWords } from '../../../../content/admin/inbox-message.ts'
import { useWords } from '../../../locale.ts'

/** What the visitor wrote, as plain text in its own direction. */
export function MessageText({ text }: { text: string }) {
  const { noText } = useWords(messageWords)
  if (text === '') return <p className="message-text text-ink-3">{noText}</p>
  return (
    <p className="message-text" dir="auto">
      {text}
    </p>
  )
}
