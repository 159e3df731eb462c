import { RefreshCw } from 'lucide-react'
import { Form } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import type { InboxMessage } from '#app/loading/inbox-message.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

/** The private page of a request, to be sent to whoever has lost the way there, and another one where it got about. */
export function RequestLink({ link, version }: { link: InboxMessage['link']; version: number }) {
  const words = useWords(messageWords.link)
  const { busy } = useStaffForm('renew-link')
  if (!link) return null
  return (
    <FoldedGroup title={words.title} text={words.hint} isOpen={link.isOver}>
      {link.isOver && <Message tone="warn">{words.over}</Message>}
      <CopiedField key={link.url} label={words.label} url={link.url} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="renew-link" />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" kind="outline" small busy={busy}>
          <RefreshCw />
          {words.renew}
        </Button>
      </Form>
    </FoldedGroup>
  )
}
