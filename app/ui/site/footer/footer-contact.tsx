import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { useSite } from '#app/ui/site/site-context.tsx'

/** As far as the company has said how it is reached. */
export function FooterContact({ title }: { title: string }) {
  const { phone, email, address, hours } = useSite()
  if (!phone && !email && !address && !hours) return null
  return (
    <div className="site-footer-contact">
      <h2 className="text-card">{title}</h2>
      <address>
        <ul>
          {phone && (
            <li>
              <a href={phone.href} className="footer-link">
                <Phone />
                <bdi dir="ltr">{phone.text}</bdi>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={email.href} className="footer-link">
                <Mail />
                <bdi dir="ltr">{email.text}</bdi>
              </a>
            </li>
          )}
          {address?.text && (
            <li>
              {/* Without a map the address is no link. */}
              <a href={address.href || undefined} rel="noopener" className="footer-link">
                <MapPin />
                {address.text}
              </a>
            </li>
          )}
          {hours && (
            <li className="footer-link">
              <Clock />
              {hours}
            </li>
          )}
        </ul>
      </address>
    </div>
  )
}
