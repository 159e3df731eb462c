import { mailHealthWords } from '#content/admin/inbox.ts'
import type { MailHealth } from '#domain/messages/mail.ts'
import { useWords } from '#app/locale.ts'

/** Whether mails go out, in two words. */
export function MailStatus({ health }: { health: MailHealth }) {
  const words = useWords(mailHealthWords)
  const kind = kindOf(health)
  return (
    <span className="mail-status" data-works={kind === 'works' || undefined}>
      {words[kind]}
    </span>
  )
}

function kindOf({ isOff, failed, lastError }: MailHealth): 'works' | 'off' | 'waiting' | 'failed' {
  if (isOff) return 'off'
  if (failed > 0) return 'failed'
  return lastError === '' ? 'works' : 'waiting'
}
