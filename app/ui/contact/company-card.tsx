import { contact } from '../../../content/pages/contact.ts'
import { pictures } from '../../../content/pictures.ts'
import { useWords } from '../../locale.ts'
import { Ltr } from '../base/ltr.tsx'
import { Picture } from '../base/picture.tsx'
import { useSite } from '../site/site-context.tsx'

const warehouse = pictures['about-warehouse']

/** Who the visitor deals with: name, address, hours and the numbers of the registers. */
export function CompanyCard() {
  const { company: words } = useWords(contact)
  const alt = useWords(warehouse.alt)
  const site = useSite()
  return (
    <section className="flex flex-col overflow-hidden rounded-2xl bg-surface" aria-labelledby="company">
      <Picture
        picture={warehouse}
        alt={alt}
        sizes="(width < 64rem) 100vw, 760px"
        eager
        className="aspect-video grow lg:aspect-auto lg:min-h-72"
        imgClassName="absolute inset-0 object-[50%_90%]"
      />
      <div className="p-[clamp(24px,3.4vw,48px)]">
        <h2 id="company" className="text-h3">
          {words.title}
        </h2>
        <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Fact term={words.name}>{site.company}</Fact>
          <Fact term={words.address}>{site.address.text}</Fact>
          <Fact term={words.hours}>{site.hours}</Fact>
          {site.commercialRegistration && <Fact term={words.registration} number={site.commercialRegistration} />}
          {site.vatNumber && <Fact term={words.vat} number={site.vatNumber} />}
        </dl>
      </div>
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
