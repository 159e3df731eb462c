import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type MessageTone = 'ok' | 'error' | 'warn'

/** What came of a form: a tinted line. Errors interrupt a screen reader, the rest waits for a pause. */
export function Message({ tone, children }: { tone: MessageTone; children: ReactNode }) {
  const Icon = tone === 'ok' ? Check : CircleAlert
  return (
    <div className={`message message-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon />
      <p>{children}</p>
    </div>
  )
}
