import { Check, Mail, Phone } from 'lucide-react'
import { Form } from 'react-router'
import { messageWords } from '../../../../content/admin/inbox-message.ts'
import type { MessageView } from '../../../../domain/messages/message-view.ts'
import { useWords } from '../../../locale.ts'
import { Button, ButtonLink } from '../../base/button.tsx'
import { useStaffForm } from '../use-staff-form.ts'
import { answerPath } from './answer-path.ts'
import { RemoveMessage } from './remove-message.tsx'

type MessageActionsProps = { message: MessageView; search: string; isAnswering: boolean }

/** What is done most often. */
export function MessageActions({ message, search, isAnswering }: MessageActionsProps) {
  const words = useWords(messageWords)
  const { busy } = useStaffForm('state')
  const { id, kind, phone, state, version } = message
  const template = kind === 'quote' ? 'quote' : 'free'
  return (
    <div className="message-actions">
      {!isAnswering && (
        <ButtonLink to={answerPath({ id, search, template, locale: message.locale })} small preventScrollReset>
          <Mail />
          {words.answer}
        </ButtonLink>
      )}
      {phone?.href && (
        <ButtonLink href={phone.href} kind="outline" small>
          <Phone />
          {words.call}
        </ButtonLink>
      )}
      {state !== 'closed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="state" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="state" value="closed" />
          <Button type="submit" kind="outline" small busy={busy}>
            <Check />
            {words.close}
          </Button>
        </Form>
      )}
      <RemoveMessage />
    </div>
  )
}
