import { Pencil, Plus } from 'lucide-react'
import { Form } from 'react-router'
import { customersWords } from '#content/admin/customers.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { quotationStates } from '#content/admin/quotes/quotations.ts'
import {
  customerEditPath,
  customerPath,
  messagePath,
  quotationPath,
  QUOTES_PATH,
} from '#domain/accounts/staff-paths.ts'
import { acceptedProducts } from '#domain/customers/accepted-products.ts'
import { addressLine, inOr } from '#domain/customers/customer.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import { answerForm, localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, Group, useStaffForm } from '#app/ui/admin/group.tsx'
import { AskedTwice, StepForm } from '#app/ui/admin/users/step-form.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/customer.ts'

export const meta = adminMeta(customersWords.title)

const MOST_QUOTATIONS = 50

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { deskCustomers, quotations } = context.get(servicesContext)
  const customer = await deskCustomers.get(params.customerId)
  if (!customer) throw notFound()
  const { id } = customer
  const locale = localeOfStaff(request)
  const [totals, requests, quotes, similar] = await Promise.all([
    deskCustomers.totalsOf(id),
    deskCustomers.requestsOf(id),
    quotations.list({ customerId: id, limit: MOST_QUOTATIONS }),
    deskCustomers.similar(customer),
  ])
  return {
    customer,
    won: moneyText(totals.won),
    requests: requests.map(({ id: key, number, state, createdAt }) => ({
      id: key,
      number: number ?? '',
      state,
      when: formatInstant(createdAt, locale) ?? '',
    })),
    quotes: quotes.map((quote) => ({
      id: quote.id,
      number: quote.number,
      state: quote.state,
      total: moneyText(quote.total),
      copyKey: crypto.randomUUID(),
    })),
    products: acceptedProducts(quotes),
    similar: similar.map(({ id: key, name, company, phones, emails }) => ({
      id: key,
      name: inOr(name, locale),
      about: [inOr(company, locale), ...phones.map(formatPhone), ...emails].filter(Boolean).join(' · '),
    })),
    creationKey: crypto.randomUUID(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { deskCustomers } = args.context.get(servicesContext)
  const other = typedOf(args.context.get(fieldsContext), 'id')
  return answerForm(args, {
    intent: 'merge',
    words: customersWords.page.merging,
    async work() {
      const merged = await deskCustomers.merge(args.params.customerId, other, args.context.get(staffContext))
      if (merged.ok) return { ok: true, value: { actId: merged.actId } }
      const { failure } = merged
      return { ok: false, failure: failure.kind === 'stale' ? { kind: 'not-found' } : failure }
    },
  })
}

export default function Customer({ loaderData }: Route.ComponentProps) {
  const { customer, creationKey, similar } = loaderData
  const words = useWords(customersWords.page)
  const { answer } = useStaffForm<{ actId: string | null }>('merge')
  return (
    <AdminPage
      title={inOr(customer.name, useLocale())}
      segment=""
      isAnswered={answer !== undefined}
      actions={
        <>
          <ButtonLink to={customerEditPath(customer.id)} kind="outline" small>
            <Pencil />
            {words.edit}
          </ButtonLink>
          <Form method="post" action={QUOTES_PATH}>
            <input type="hidden" name="intent" value="begin" />
            <input type="hidden" name="creation_key" value={creationKey} />
            <input type="hidden" name="customer_id" value={customer.id} />
            <Button type="submit" small>
              <Plus />
              {words.begin}
            </Button>
          </Form>
        </>
      }
    >
      <AnswerMessage answer={answer} act={answer?.result?.actId ?? undefined} />
      <div className="admin-groups">
        {similar.length > 0 && <Similar similar={similar} />}
        <Facts {...loaderData} />
        <Requests {...loaderData} />
        <Quotations {...loaderData} />
        <Products {...loaderData} />
      </div>
    </AdminPage>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Facts({ customer, won }: Pick<Loaded, 'customer' | 'won'>) {
  const words = useWords(customersWords.page)
  const fields = useWords(customersWords.fields)
  const locale = useLocale()
  const facts = [
    [words.won, words.money(groupedMoney(won))],
    [fields.company, inOr(customer.company, locale)],
    [fields.phones, customer.phones.map(formatPhone).join('\n')],
    [fields.emails, customer.emails.join('\n')],
    [fields.vat, customer.vat],
    [fields.cr, customer.cr],
    [fields.address, addressLine(customer)],
    [fields.language, customersWords.languages[customer.language][locale]],
    [fields.priceGroup, customer.priceGroup],
    [fields.payment, inOr(customer.payment, locale)],
    [fields.delivery, inOr(customer.delivery, locale)],
    [fields.owner, customer.owner],
    [fields.note, customer.note],
  ] as const
  return (
    <Group title={words.facts}>
      <dl className="message-facts">
        {facts.map(
          ([term, text]) =>
            text !== '' && (
              <div key={term} className="message-fact">
                <dt>{term}</dt>
                {text.split('\n').map((line) => (
                  <dd key={line}>
                    <bdi>{line}</bdi>
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </Group>
  )
}

function Similar({ similar }: Pick<Loaded, 'similar'>) {
  const words = useWords(customersWords.page)
  return (
    <Group title={words.similar} text={words.similarText}>
      <ul className="admin-rows">
        {similar.map(({ id, name, about }) => (
          <li key={id} className="admin-row">
            <div>
              <SiteLink to={customerPath(id)} className="text-link">
                <bdi>{name}</bdi>
              </SiteLink>
              <p className="admin-row-quiet">
                <bdi>{about}</bdi>
              </p>
            </div>
            <AskedTwice verb={words.merge} label={words.mergeNamed(name)} question={words.similarText}>
              <StepForm intent="merge" id={id} submit={words.merge} />
            </AskedTwice>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Requests({ requests }: Pick<Loaded, 'requests'>) {
  const words = useWords(customersWords.page)
  const states = useWords(messageStates)
  return (
    <Group title={words.requests}>
      {requests.length === 0 && <p className="admin-row-quiet">{words.noRequests}</p>}
      <ul className="admin-rows">
        {requests.map(({ id, number, state, when }) => (
          <li key={id} className="admin-row">
            <SiteLink to={messagePath(id)} className="text-link">
              <Ltr>{number}</Ltr>
            </SiteLink>
            <span className="admin-row-quiet">
              {states[state]} · {when}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Quotations({ quotes }: Pick<Loaded, 'quotes'>) {
  const words = useWords(customersWords.page)
  const states = useWords(quotationStates)
  return (
    <Group title={words.quotations}>
      {quotes.length === 0 && <p className="admin-row-quiet">{words.noQuotations}</p>}
      <ul className="admin-rows">
        {quotes.map(({ id, number, state, total, copyKey }) => (
          <li key={id} className="admin-row">
            <div>
              <SiteLink to={quotationPath(id)} className="text-link">
                {number ? <Ltr>{number}</Ltr> : words.draft}
              </SiteLink>
              <p className="admin-row-quiet">
                {states[state]} · {words.money(groupedMoney(total))}
              </p>
            </div>
            <Form method="post" action={quotationPath(id)}>
              <input type="hidden" name="intent" value="copy" />
              <input type="hidden" name="key" value={copyKey} />
              <Button type="submit" kind="outline" small>
                {words.again}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Products({ products }: Pick<Loaded, 'products'>) {
  const words = useWords(customersWords.page)
  const locale = useLocale()
  if (products.length === 0) return null
  return (
    <Group title={words.products}>
      <ul className="admin-rows">
        {products.map(({ stockCode, name, pieces }) => (
          <li key={stockCode} className="admin-row">
            <span>
              <Ltr>{stockCode}</Ltr> <bdi>{inOr(name, locale)}</bdi>
            </span>
            <span className="admin-row-quiet">{words.pieces(formatNumber(pieces, locale))}</span>
          </li>
        ))}
      </ul>
    </Group>
  )
}
