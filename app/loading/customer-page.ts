import { inOr, acceptedProducts } from '#domain/customers/customer.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from './not-found.ts'
import type { Route } from '../routes/admin/requests/+types/customer.ts'

const MOST_QUOTATIONS = 50

export async function loadCustomer({ params, request, context }: Route.LoaderArgs) {
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
