import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { useSite } from '../site-context.tsx'

export function FooterContact({ title }: { title: string }) {
  const { phone, email, address, hours } = useSite()
  return (
    <div className="site-footer-contact">
      <h2 className="text-card">{title}</h2>
      <address className="mt-2 not-italic">
        <ul>
          <li>
            <a href={phone.href} className="footer-link gap-3.5">
              <Phone />
              <bdi dir="ltr">{phone.text}</bdi>
            </a>
          </li>
          <li>
            <a href={email.href} className="footer-link gap-3.5">
              <Mail />
              <bdi dir="ltr">{email.text}</bdi>
            </a>
          </li>
          <li>
            <a href={address.href} rel="noopener" className="footer-link gap-3.5">
              <MapPin />
              {address.text}
            </a>
          </li>
          <li className="footer-link gap-3.5">
            <Clock />
            {hours}
          </li>
        </ul>
      </address>
    </div>
  )
}
