import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { memo } from 'react'
import { footerTitles } from '#content/navigation.ts'
import type { FrameLink } from '#domain/site/content/pages/frame-view.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { FooterCall } from './footer-call.tsx'
import { FooterContact } from './footer-contact.tsx'
import { LanguageLink } from '#app/ui/site/language-link.tsx'
import { Logo } from '#app/ui/site/logo.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { SocialIcon } from './social-icon.tsx'

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
