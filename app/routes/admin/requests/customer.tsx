import { Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { customersWords } from '#content/admin/requests/customers.ts'
import { languageNames } from '#content/admin/inbox-message.ts'
import { shared } from '#content/staff-labels.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { quotationStates } from '#content/admin/quotes/quotations.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import {
  customerEditPath,
  customerPath,
  messagePath,
  quotationPath,
  QUOTES_PATH,
} from '#domain/accounts/staff-paths.ts'
import { addressLine, inOr } from '#domain/customers/customer.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import { formatNumber } from '#domain/text/format.ts'
import { answerForm } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { loadCustomer } from '#app/loading/customer-page.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, Group, useStaffForm } from '#app/ui/admin/group.tsx'
import { AskedTwice, StepForm } from '#app/ui/admin/users/step-form.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/customer.ts'

export const meta = adminMeta(customersWords.title)

export const loader = loadCustomer

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
  return <CustomerPage {...loaderData} />
}

type CustomerPageProps = Awaited<ReturnType<typeof loadCustomer>>

/** What the desk knows of a customer, and what came of the requests. */
function CustomerPage(shown: CustomerPageProps) {
  const { customer, creationKey } = shown
  const words = useWords(customersWords.page)
  const { answer } = useStaffForm<{ actId: string | null }>('merge')
  return (
    <AdminPage
      title={inOr(customer.name, useLocale())}
      segment=""
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
        <Similar {...shown} />
        <Facts {...shown} />
        <Requests {...shown} />
        <Quotations {...shown} />
        <Products {...shown} />
      </div>
    </AdminPage>
  )
}

function Facts({ customer, won }: CustomerPageProps) {
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
    [shared.address[locale], addressLine(customer)],
    [fields.language, languageNames[customer.language][locale]],
    [fields.priceGroup, customer.priceGroup],
    [fields.payment, inOr(customer.payment, locale)],
    [fields.delivery, inOr(customer.delivery, locale)],
    [fields.owner, customer.owner],
    [fields.note, customer.note],
  ].filter(([, text]) => text !== '') as [string, string][]
  return (
    <Group title={words.facts}>
      <dl className="message-facts">
        {facts.map(([term, text]) => (
          <div key={term} className="message-fact">
            <dt>{term}</dt>
            {text.split('\n').map((line) => (
              <dd key={line}>
                <bdi>{line}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Group>
  )
}

type Row = { key: string; main: ReactNode; quiet: ReactNode; end?: ReactNode }

/** Records below one another; `none` says that there are none. */
function Rows({ title, text, none, rows }: { title: string; text?: string; none?: string; rows: Row[] }) {
  if (rows.length === 0 && none === undefined) return null
  return (
    <Group title={title} text={text}>
      {rows.length === 0 && <p className="admin-row-quiet">{none}</p>}
      <ul className="admin-rows">
        {rows.map(({ key, main, quiet, end }) => (
          <li key={key} className="admin-row">
            <div>
              {main}
              <p className="admin-row-quiet">{quiet}</p>
            </div>
            {end}
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Similar({ similar }: CustomerPageProps) {
  const words = useWords(customersWords.page)
  const rows = similar.map(({ id, name, about }) => ({
    key: id,
    main: <Named to={customerPath(id)} name={<bdi>{name}</bdi>} />,
    quiet: <bdi>{about}</bdi>,
    end: (
      <AskedTwice verb={words.merge} label={words.mergeNamed(name)} question={words.similarText}>
        <StepForm intent="merge" id={id} submit={words.merge} />
      </AskedTwice>
    ),
  }))
  return <Rows title={words.similar} text={words.similarText} rows={rows} />
}

function Named({ to, name }: { to: string; name: ReactNode }) {
  return (
    <SiteLink to={to} className="text-link">
      {name}
    </SiteLink>
  )
}

function Requests({ requests }: CustomerPageProps) {
  const words = useWords(customersWords.page)
  const states = useWords(messageStates)
  const rows = requests.map(({ id, number, state, when }) => ({
    key: id,
    main: <Named to={messagePath(id)} name={<Ltr>{number}</Ltr>} />,
    quiet: `${states[state]} · ${when}`,
  }))
  return <Rows title={words.requests} none={words.noRequests} rows={rows} />
}

function Quotations({ quotes }: CustomerPageProps) {
  const words = useWords(customersWords.page)
  const states = useWords(quotationStates)
  const rows = quotes.map(({ id, number, state, total, copyKey }) => ({
    key: id,
    main: <Named to={quotationPath(id)} name={number ? <Ltr>{number}</Ltr> : words.draft} />,
    quiet: `${states[state]} · ${words.money(groupedMoney(total))}`,
    end: (
      <Form method="post" action={quotationPath(id)}>
        <input type="hidden" name="intent" value="copy" />
        <input type="hidden" name="key" value={copyKey} />
        <Button type="submit" kind="outline" small>
          {words.again}
        </Button>
      </Form>
    ),
  }))
  return <Rows title={words.quotations} none={words.noQuotations} rows={rows} />
}

function Products({ products }: CustomerPageProps) {
  const words = useWords(customersWords.page)
  const locale = useLocale()
  const rows = products.map(({ stockCode, name, pieces }) => ({
    key: stockCode,
    main: <bdi>{inOr(name, locale)}</bdi>,
    quiet: (
      <>
        <Ltr>{stockCode}</Ltr> · {words.pieces(formatNumber(pieces, locale))}
      </>
    ),
  }))
  return <Rows title={words.products} rows={rows} />
}
