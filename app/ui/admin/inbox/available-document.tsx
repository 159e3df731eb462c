import { Link } from 'react-router'
import { availableDocument } from '#content/documents/available-document.ts'
import type { Locale } from '#domain/text/locale.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'

type AvailableProps = Pick<InboxMessage, 'message'> & {
  available: NonNullable<InboxMessage['available']>
  search: string
}

/** The document that is asked for is on the site by now; leads to an answer with its address. */
export function AvailableDocument({ message, available: { title, path, template }, search }: AvailableProps) {
  const words = useWords(availableDocument)
  return (
    <Message tone="ok">
      {words.title}:{' '}
      <a href={path} className="inbox-link">
        <bdi>{title}</bdi>
      </a>{' '}
      ·{' '}
      <Link to={answerPath({ id: message.id, search, template, locale: message.locale })} className="inbox-link">
        {words.answer}
      </Link>
    </Message>
  )
}

type Place = { id: string; search: string; template: string; locale: Locale }

/** Where a message is answered: its own screen, with the beginning of the answer in the address. */
export function answerPath({ id, search, template, locale }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.set('answer', template)
  parameters.set('in', locale)
  return `${messagePath(id)}?${parameters.toString()}#answer`
}
