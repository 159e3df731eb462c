import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { answerWords, messageWords } from '#content/admin/inbox-message.ts'
import { quotationWords } from '#content/admin/quotes/quotations.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { directionOf } from '#domain/text/locale.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'

type AnswerByChatProps = { draft: NonNullable<InboxMessage['draft']>; message: MessageView; link: InboxMessage['link'] }

/** The answer to somebody without a mailbox: its text and the link are passed on by chat or otherwise. */
export function AnswerByChat({ draft: { locale, body }, message: { phone }, link }: AnswerByChatProps) {
  const words = useWords(answerWords)
  const { facts, link: linkWords } = useWords(messageWords)
  const { open } = useWords(quotationWords.share)
  const [text, setText] = useState(body)
  const digits = phone?.href?.replaceAll(/\D/g, '')
  return (
    <div id="answer">
      <Group title={words.byChat} text={facts.noEmail}>
        <TextArea
          label={words.body}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rows={9}
          lang={locale}
          dir={directionOf(locale)}
        />
        {link && <CopiedField label={linkWords.label} url={link.url} />}
        {digits && (
          <ButtonLink
            href={`https://wa.me/${digits}?text=${encodeURIComponent(text)}`}
            rel="noopener"
            target="_blank"
            kind="outline"
            small
          >
            <MessageCircle />
            {open}
          </ButtonLink>
        )}
      </Group>
    </div>
  )
}
