import { Check, Ban } from 'lucide-react'
import { Form } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'

type MessageSourceProps = { message: MessageView; refusedUntil: string | null }

/** Why a request is held, and what can be done about where it came from. */
export function MessageSource({ message: { version, isHeld, hasSource }, refusedUntil }: MessageSourceProps) {
  const words = useWords(messageWords.held)
  const release = useStaffForm('release')
  const refuse = useStaffForm('refuse-source')
  const accept = useStaffForm('accept-source')
  if (!isHeld && refusedUntil === null) return null
  return (
    <div className="stack-10">
      <Message tone="warn">{refusedUntil === null ? words.text : words.refused(refusedUntil)}</Message>
      <div className="message-actions">
        {isHeld && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="release" />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" kind="outline" small busy={release.busy}>
              <Check />
              {words.release}
            </Button>
          </Form>
        )}
        {refusedUntil !== null ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="accept-source" />
            <Button type="submit" kind="outline" small busy={accept.busy}>
              {words.accept}
            </Button>
          </Form>
        ) : (
          hasSource && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="refuse-source" />
              <Button type="submit" kind="outline" small busy={refuse.busy}>
                <Ban />
                {words.refuse}
              </Button>
            </Form>
          )
        )}
      </div>
    </div>
  )
}
