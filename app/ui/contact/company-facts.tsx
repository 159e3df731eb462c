import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { companyFacts } from '#content/pages/contact.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'

/** Who the visitor deals with: name, address, hours and the numbers of the registers. */
export function CompanyFacts() {
  const words = useWords(companyFacts)
  const site = useSite()
  return (
    <section {...BELOW_FOLD} className="rounded-2xl bg-surface p-[clamp(20px,2.6vw,32px)]" aria-labelledby="company">
      <h2 id="company" className="text-h3">
        {words.title}
      </h2>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        <Fact term={words.name}>{site.company}</Fact>
        {site.address?.text && <Fact term={words.address}>{site.address.text}</Fact>}
        {site.hours && <Fact term={words.hours}>{site.hours}</Fact>}
        {site.commercialRegistration && <Fact term={words.registration} number={site.commercialRegistration} />}
        {site.vatNumber && <Fact term={words.vat} number={site.vatNumber} />}
      </dl>
    </section>
  )
}

function Fact({ term, number, children }: { term: string; number?: string; children?: string }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{term}</dt>
      <dd>{number === undefined ? children : <Ltr>{number}</Ltr>}</dd>
    </div>
  )
}
