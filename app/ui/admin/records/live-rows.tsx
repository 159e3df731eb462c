import { MoveRight } from 'lucide-react'
import { attributesWords } from '#content/admin/catalogue/attributes.ts'
import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import type { LiveListKind } from '#domain/records/lists/live-list.ts'
import { languageNames } from '#content/admin/inbox-message.ts'
import type { ColumnOf } from '#domain/records/lists/list-columns.ts'
import { customerPath, webhookPath } from '#domain/accounts/staff-paths.ts'
import { inOr } from '#domain/customers/customer.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { decodedPath } from '#domain/records/redirect.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { CustomerChoices, LiveRow } from '#app/loading/records/live-list.ts'
import { WebhookState } from '#app/ui/admin/webhooks/webhook-state.tsx'
import { webhookEvents } from '#content/admin/systems/webhooks.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SiteLink } from '#app/delivery/link.tsx'

const FACTS: { [Kind in LiveListKind]: (row: LiveRow<Kind>) => React.ReactNode } = {
  seo: SeoFacts,
  redirect: Addresses,
  alias: WordingFacts,
  customer: CustomerFacts as (row: LiveRow<'customer'>) => React.ReactNode,
  webhook: WebhookFacts,
  attribute: AttributeFacts,
}

type LiveFactsProps = {
  kind: LiveListKind
  row: LiveRow
  /** Of customers: what of them is shown, and what the groups of prices are called. */
  columns?: CustomerProps['columns'] | undefined
  choices?: CustomerChoices | null
}

/** What a list says of one of its records. */
export function LiveFacts({ kind, row, columns, choices }: LiveFactsProps) {
  const Facts = FACTS[kind] as (row: object) => React.ReactNode
  return <Facts {...row} {...(columns && { columns, choices })} />
}

function SeoFacts({ id, metaTitle }: LiveRow<'seo'>) {
  const locale = useLocale()
  return (
    <div className="seo-facts">
      <bdi className="admin-row-name">
        <CodedText text={id} />
      </bdi>
      <bdi className="text-ink-2 max-md:basis-full">
        <CodedText text={metaTitle[locale] || metaTitle.ar || metaTitle.en} />
      </bdi>
    </div>
  )
}

/** From here to there in the reading direction; each address by itself reads from left to right. */
function Addresses({ from, to, origin }: LiveRow<'redirect'>) {
  const words = useWords(redirectsWords)
  return (
    <div className="redirect-facts">
      <div className="redirect-addresses">
        <Ltr className="admin-row-name">{from}</Ltr>
        <MoveRight className="mirrored" role="img" aria-label={words.leadsTo} />
        <SiteLink to={to} target="_blank" className="inline-flex items-center text-link min-tall-44">
          <Ltr>{decodedPath(to)}</Ltr>
        </SiteLink>
      </div>
      <p className="admin-row-quiet">
        <Badge>{words.origins[origin]}</Badge> {from.startsWith('/*/') && words.anyCategory}
      </p>
    </div>
  )
}

type CustomerProps = LiveRow<'customer'> & {
  columns: readonly ColumnOf<'list.customer'>[]
  choices: CustomerChoices | null
}

function CustomerFacts({ columns, choices, ...row }: CustomerProps) {
  const { id, names, phones, emails } = row
  const locale = useLocale()
  const name = inOr(names, locale)
  const [contact = ''] = [...phones.map(formatPhone), ...emails]
  const facts: Record<ColumnOf<'list.customer'>, string> = {
    company: inOr(row.company, locale),
    city: row.city,
    contact,
    priceGroup: choices?.groups.find(({ value }) => value === row.priceGroup)?.label ?? row.priceGroup,
    owner: row.owner,
    language: languageNames[row.language][locale],
  }
  const shown = columns.filter((column) => facts[column] !== '' && facts[column] !== name)
  return (
    <div className="admin-row-main">
      <p className="admin-row-name">
        <SiteLink to={customerPath(id)} className="inline-flex items-center text-link min-tall-44">
          <bdi>{name}</bdi>
        </SiteLink>
      </p>
      <p className="admin-row-quiet">
        {shown.map((column, place) => (
          <span key={column}>
            {place > 0 && ' · '}
            {column === 'contact' ? <Ltr>{contact}</Ltr> : <bdi>{facts[column]}</bdi>}
          </span>
        ))}
      </p>
    </div>
  )
}

function WordingFacts({ text, stockCode, used, madeBy }: LiveRow<'alias'>) {
  const words = useWords(aliasesWords)
  const locale = useLocale()
  return (
    <div>
      <p className="admin-row-name">
        <bdi>{text}</bdi>
      </p>
      <p className="admin-row-quiet">
        {words.means} <Ltr>{stockCode}</Ltr> · {words.facts(formatNumber(used, locale), madeBy)}
      </p>
    </div>
  )
}

function AttributeFacts({ id, label, type, isFacet, count }: LiveRow<'attribute'>) {
  const words = useWords(attributesWords)
  const locale = useLocale()
  return (
    <div className="redirect-facts">
      <p className="admin-row-name">
        {label[locale]} {isFacet && <Badge tone="ok">{words.facet}</Badge>}
      </p>
      <p className="admin-row-quiet">
        <Ltr>{id}</Ltr> · {words.types[type]}
        {count > 0 && ` · ${words.values(count)}`}
      </p>
    </div>
  )
}

function WebhookFacts(webhook: LiveRow<'webhook'>) {
  const events = useWords(webhookEvents)
  return (
    <div className="stack-8">
      <p className="admin-row-name">
        <SiteLink to={webhookPath(webhook.id)} className="inline-flex items-center text-link min-tall-44">
          <Ltr>{webhook.url}</Ltr>
        </SiteLink>
      </p>
      <p>
        <WebhookState webhook={webhook} />
      </p>
      <p className="admin-row-quiet">{webhook.events.map((event) => events[event]).join(' · ')}</p>
    </div>
  )
}
