import { Mail, MapPin, MessageCircleMore, Phone } from 'lucide-react'
import { contact } from '../../../content/pages/contact.ts'
import { useWords } from '../../locale.ts'
import { LinkRow } from '../base/list/link-row.tsx'
import { Ltr } from '../base/ltr.tsx'
import { useSite } from '../site/site-context.tsx'

/** Phone, messaging app, e-mail and map. */
export function Channels() {
  const { channels, messagingText } = useWords(contact)
  const { salesPhone, messaging, email, address, hours } = useSite()
  return (
    <ul className="grid gap-3 lg:auto-rows-fr">
      <li>
        <LinkRow icon={Phone} title={channels.sales} href={salesPhone.href} note={hours}>
          <Ltr>{salesPhone.text}</Ltr>
        </LinkRow>
      </li>
      <li>
        <LinkRow
          icon={MessageCircleMore}
          title={channels.messaging}
          href={`${messaging.href}?text=${encodeURIComponent(messagingText)}`}
        >
          <Ltr>{messaging.text}</Ltr>
        </LinkRow>
      </li>
      <li>
        <LinkRow icon={Mail} title={channels.email} href={email.href}>
          <Ltr>{email.text}</Ltr>
        </LinkRow>
      </li>
      <li>
        <LinkRow icon={MapPin} title={channels.map} href={address.href}>
          {address.text}
        </LinkRow>
      </li>
    </ul>
  )
}
