import { UserCheck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { quotationList, quotationStates } from '#content/admin/quotes/quotations.ts'
import { quotationPath } from '#domain/accounts/staff-paths.ts'
import { groupedMoney } from '#domain/quotes/halalas.ts'
import type { ListedQuotation } from '#app/loading/quotes/quotations-list.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { QUOTATION_TONES } from './revision-links.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

export type StaffChoice = { id: string; name: string; disabled: boolean }

/** Quotations with boxes to mark them by, and what can be done with those that are marked. */
export function QuotationsTable({ rows, staff }: { rows: ListedQuotation[]; staff: StaffChoice[] }) {
  const words = useWords(quotationList)
  const { columns } = words
  return (
    <Form method="post" className="quotes-form">
      <Table
        caption={words.title}
        columns={[
          { key: 'number', label: columns.number, strong: true },
          { key: 'customer', label: columns.customer },
          { key: 'state', label: columns.state },
          { key: 'total', label: columns.total },
          { key: 'validUntil', label: columns.validUntil },
          { key: 'owner', label: columns.owner },
          { key: 'mark', label: columns.mark },
        ]}
        rows={rows.map((row) => toCells(row, words))}
      />
      <MarkedBar staff={staff} />
    </Form>
  )
}

function toCells(row: ListedQuotation, words: ReturnType<typeof useWords<typeof quotationList>>) {
  const { id, number, request, customer, company, total, validUntil, owner } = row
  const called = number ?? (customer || request || words.unnumbered)
  return {
    key: id,
    number: (
      <span className="quotes-cell">
        <SiteLink to={quotationPath(id)} className="prices-product">
          {number ? <Ltr className="whitespace-nowrap">{number}</Ltr> : words.unnumbered}
        </SiteLink>
        {request && <Ltr className="admin-row-quiet whitespace-nowrap">{request}</Ltr>}
      </span>
    ),
    customer: (
      <span className="quotes-cell">
        <bdi>{company || customer || words.nameless}</bdi>
        {company && customer && <bdi className="admin-row-quiet">{customer}</bdi>}
      </span>
    ),
    state: <StateBadge state={row.state} />,
    total: <Ltr className="quote-money">{groupedMoney(total)}</Ltr>,
    validUntil: <Ltr className="quote-money">{validUntil}</Ltr>,
    owner: owner ?? <span className="admin-row-quiet">{words.nobody}</span>,
    mark: (
      <label className="choice justify-center">
        <input type="checkbox" name="id[]" value={id} aria-label={words.mark(called)} />
      </label>
    ),
  }
}

function StateBadge({ state }: Pick<ListedQuotation, 'state'>) {
  const states = useWords(quotationStates)
  return <Badge tone={QUOTATION_TONES[state]}>{states[state]}</Badge>
}

function MarkedBar({ staff }: { staff: StaffChoice[] }) {
  const words = useWords(quotationList)
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  return (
    <fieldset className="card cluster-12/24 items-center">
      <legend className="sr-only">{words.marked}</legend>
      <strong className="quotes-marked-title">{words.marked}</strong>
      <span className="quotes-act">
        <Select name="owner" aria-label={words.owner} defaultValue="">
          <option value="">{words.nobody}</option>
          {optionsOf(
            staff.filter(({ disabled }) => !disabled),
            ({ id, name }) => [id, name],
          )}
        </Select>
        <Button type="submit" name="intent" value="assign" kind="outline" small busy={intent === 'assign'}>
          <UserCheck />
          {words.assign}
        </Button>
      </span>
      <span className="quotes-act">
        <input name="reason" className="control" aria-label={words.reason} placeholder={words.reason} maxLength={500} />
        <Button type="submit" name="intent" value="withdraw" kind="danger" small busy={intent === 'withdraw'}>
          {words.withdraw}
        </Button>
      </span>
    </fieldset>
  )
}
