import { Mail, MapPin, MessageCircleMore, Phone } from 'lucide-react'
import type { ChannelNames } from '#domain/site/content/pages/contact-view.ts'
import { LinkRow } from '#app/ui/base/list/link-row.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'

/** Phone, messaging app, e-mail and map, as far as the company has them. */
export function Channels({ channels, messagingText }: { channels: ChannelNames; messagingText: string }) {
  const beginning = messagingText === '' ? '' : `?text=${encodeURIComponent(messagingText)}`
  const { phone, salesPhone, messaging, email, address, hours } = useSite()
  return (
    <ul className="grid gap-3 lg:auto-rows-fr">
      {salesPhone && (
        <li>
          <LinkRow icon={Phone} title={channels.sales} href={salesPhone.href} note={hours}>
            <Ltr>{salesPhone.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {phone && phone.text !== salesPhone?.text && (
        <li>
          <LinkRow icon={Phone} title={channels.phone} href={phone.href}>
            <Ltr>{phone.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {messaging && (
        <li>
          <LinkRow icon={MessageCircleMore} title={channels.messaging} href={messaging.href + beginning}>
            <Ltr>{messaging.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {email && (
        <li>
          <LinkRow icon={Mail} title={channels.email} href={email.href}>
            <Ltr>{email.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {address?.href && (
        <li>
          <LinkRow icon={MapPin} title={channels.map} href={address.href}>
            {address.text}
          </LinkRow>
        </li>
      )}
    </ul>
  )
}

/** Whether there is a way to reach the company beside its form. */
export function useHasChannels(): boolean {
  const { salesPhone, messaging, email, address } = useSite()
  return Boolean(salesPhone || messaging || email || address?.href)
}
