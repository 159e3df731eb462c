import { CodedText } from '#app/ui/base/code.tsx'
import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type MessageTone = 'ok' | 'error' | 'warn'

/** Some texts bring a sign of their own, such as ✅; a second one beside it says nothing more. */
const STARTS_WITH_SIGN = /^\p{Emoji_Presentation}/u

/** What came of a form: a tinted line. Errors interrupt a screen reader, the rest waits for a pause. */
export function Message({ tone, children, after }: { tone: MessageTone; children: ReactNode; after?: ReactNode }) {
  const Icon = tone === 'ok' ? Check : CircleAlert
  return (
    <div className={`message message-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      {!(typeof children === 'string' && STARTS_WITH_SIGN.test(children)) && <Icon />}
      <p>{typeof children === 'string' ? <CodedText text={children} /> : children}</p>
      {after}
    </div>
  )
}
