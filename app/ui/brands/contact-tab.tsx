import { Globe, Mail, Phone } from 'lucide-react'
import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { emailHref, phoneHref } from '#domain/messages/contact-text.ts'
import { useWords } from '#app/locale.ts'
import { LinkRow } from '#app/ui/base/list/link-row.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** `onWhite`: it stands on a white ground. */
export function ContactTab({ brand, onWhite }: { brand: BrandView; onWhite?: boolean }) {
  const { contact: words } = useWords(brandsPage)
  const { website, email, phone } = brand.contact
  return (
    <div className="@container">
      <div className="grid gap-3 @5xl:grid-cols-3">
        {website && (
          <LinkRow icon={Globe} title={words.website} href={website} onWhite={onWhite}>
            <Ltr>{new URL(website).host}</Ltr>
          </LinkRow>
        )}
        {email && (
          <LinkRow icon={Mail} title={words.email} href={emailHref(email)} onWhite={onWhite}>
            <Ltr>{email}</Ltr>
          </LinkRow>
        )}
        {phone && (
          <LinkRow icon={Phone} title={words.phone} href={phoneHref(phone)} onWhite={onWhite}>
            <Ltr>{phone}</Ltr>
          </LinkRow>
        )}
      </div>
    </div>
  )
}
