import { contact } from '../../../content/pages/contact.ts'
import { pageHeads } from '../../../content/seo/pages.ts'
import { useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { Channels } from '../../ui/contact/channels.tsx'
import { CompanyCard } from '../../ui/contact/company-card.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'

export const handle: SiteHandle = { footerCall: false }

export const meta = fixedMeta(pageHeads.contact)

export default function ContactPage() {
  const { hero } = useWords(contact)
  return (
    <div className="wrap pb-24">
      <PageTitle title={hero.title} subtitle={hero.subtitle} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Channels />
        <CompanyCard />
      </div>
    </div>
  )
}
