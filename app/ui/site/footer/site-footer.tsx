import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { memo } from 'react'
import { footerTitles } from '#content/frame.ts'
import type { FrameLink } from '#domain/site/content/pages/frame-view.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { LanguageLink } from '#app/ui/site/language-link.tsx'
import { Logo } from '#app/ui/site/logo.tsx'
import { useSiteFrame, useSite } from '#app/ui/site/site-context.tsx'
import { ArrowRight, Clock, Mail, MapPin, Phone } from 'lucide-react'
import { ButtonLink } from '#app/ui/base/button.tsx'
import type { SocialNetwork } from '#domain/site/settings.ts'
import { createIcon } from '#app/ui/base/icon.tsx'

/** The networks' signs, drawn in the stroke of the other icons. */
const ICONS: Record<SocialNetwork, ReturnType<typeof createIcon>> = {
  linkedin: signOf('M6 10v8M6 6v.01M11 18v-8M11 13.5a3.5 3.5 0 0 1 7 0V18'),
  x: signOf('M5 5l14 14M19 5L5 19'),
  instagram: signOf(
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM16.6 7.4v.01',
  ),
  facebook: signOf('M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M8 12h7'),
  youtube: signOf('M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z'),
  tiktok: signOf('M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5'),
  snapchat: signOf(
    'M12 3.5c2.6 0 4 2 4 4.5v2l2 .8-1.8 1.4c.6 2 2 3.2 3.8 3.8-1 1-2.2.8-3 1-.6.8-1.6.6-2.4.8-.8.6-1.4 1.2-2.6 1.2s-1.8-.6-2.6-1.2c-.8-.2-1.8 0-2.4-.8-.8-.2-2 0-3-1 1.8-.6 3.2-1.8 3.8-3.8L6 10.8l2-.8V8c0-2.5 1.4-4.5 4-4.5z',
  ),
}

/**
 * `call`: the line that invites to send a list, where the page itself does not end in a form. On short pages, too, it comes
 * after the first view, whose styles leave it out.
 */
export const SiteFooter = memo(function SiteFooter({ call }: { call: boolean }) {
  const { callLine } = useSiteFrame().footer
  return (
    <footer {...BELOW_FOLD} className="site-footer ground-night">
      <div className="wrap">
        {call && callLine && (
          <div className="site-footer-call">
            <FooterCall />
          </div>
        )}
        <div className="site-footer-columns">
          <FooterColumns />
        </div>
        <div className="site-footer-base text-xs text-ink-2">
          <FooterBase />
        </div>
      </div>
    </footer>
  )
})

/** Stays as it is, whether the line over it comes or goes. */
const FooterColumns = memo(function FooterColumns() {
  const words = useWords(footerTitles)
  const { quick, information } = useSiteFrame().footer
  return (
    <>
      <FooterBrand />
      <FooterLinks title={words.quickLinks} links={quick} />
      <FooterLinks title={words.information} links={information} />
      <FooterContact title={words.contact} />
    </>
  )
})

function FooterBrand() {
  const { site } = useSiteFrame()
  const networks = useWords(networkNames)
  return (
    <div className="site-footer-brand">
      <SiteLink to="/">
        <Logo white />
      </SiteLink>
      {site.summary && <p className="text-small text-ink-2">{site.summary}</p>}
      {site.social.length > 0 && (
        <ul>
          {site.social.map(({ network, href }) => (
            <li key={network}>
              <a href={href} className="social-link" rel="noopener" aria-label={networks[network]}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FooterLinks({ title, links }: { title: string; links: FrameLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className="text-card">{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <SiteLink to={path} className="footer-link">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterBase() {
  const { site, footer } = useSiteFrame()
  const labels = useLabels()
  const numbers = [
    [labels.commercialRegistration, site.commercialRegistration],
    [labels.vatNumber, site.vatNumber],
  ].filter(([, number]) => number)
  return (
    <>
      {footer.copyright && <p>{footer.copyright}</p>}
      {numbers.map(([label, number]) => (
        <p key={label}>
          {label} <bdi dir="ltr">{number}</bdi>
        </p>
      ))}
      {footer.developerCredit && (
        <p>
          <bdi lang="en" dir="ltr">
            {footer.developerCredit}
          </bdi>
        </p>
      )}
      <LanguageLink className="footer-link" />
    </>
  )
}

function FooterCall() {
  return (
    <>
      <p className="text-h2">{useSiteFrame().footer.callLine}</p>
      <ButtonLink to="/quote" kind="white">
        {useWords(footerTitles).sendList}
        <ArrowRight className="mirrored" />
      </ButtonLink>
    </>
  )
}

function signOf(stroke: string) {
  return createIcon(`<path d="${stroke}"/>`)
}

function SocialIcon({ network }: { network: SocialNetwork }) {
  const Icon = ICONS[network]
  return <Icon />
}

/** As far as the company has said how it is reached. */
function FooterContact({ title }: { title: string }) {
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
