import { INBOX_COLUMNS } from '#domain/records/lists/list-columns.ts'
import { Link } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import { followUpWords } from '#content/admin/requests/follow-up.ts'
import { customersWords } from '#content/admin/requests/customers.ts'
import { customerPath, INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import type { InboxRow as Row } from '#domain/messages/inbox-view.ts'
import { useWords } from '#app/locale.ts'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { InboxRow } from '#app/ui/admin/inbox/inbox-row.tsx'

/** How much a customer has asked for, was sent and has bought; `won` is money as text. */
export type CustomerView = {
  /** Of the customer of the desk; null for nobody whom it knows. */
  id: string | null
  /** Another customer, whom the request names too. */
  other: string | null
  requests: number
  quotes: number
  won: string
  others: Row[]
}

/** The page of the customer, and of another one whom the request names too. */
export function CustomerLink({ customer: { id, other } }: { customer: CustomerView }) {
  const words = useWords(customersWords.page)
  if (id === null) return null
  return (
    <p>
      <Link to={customerPath(id)} className="inbox-link">
        {words.open}
      </Link>{' '}
      {other && words.other(other)}
    </p>
  )
}

/** What else is known of whoever sent it: the same telephone or the same mailbox. */
export function MessageCustomer({ messageId, customer }: { messageId: string; customer: CustomerView }) {
  const words = useWords(followUpWords.customer)
  const { others } = useWords({ others: messageWords.others })
  if (customer.others.length === 0 && customer.quotes === 0) return null
  const facts = [
    [words.requests, String(customer.requests)],
    [words.quotes, String(customer.quotes)],
    [words.won, words.money(customer.won)],
  ] as const
  return (
    <FoldedGroup title={words.title} fact={facts.map(([term, text]) => `${term}: ${text}`).join(' · ')}>
      <p>
        <Link to={`${INBOX_PATH}?customer=${messageId}`} className="inbox-link">
          {words.all}
        </Link>
      </p>
      {customer.others.length > 0 && (
        <ul className="surface rounded-lg overflow-hidden" aria-label={others}>
          {customer.others.map((row) => (
            <InboxRow columns={INBOX_COLUMNS} key={row.id} row={row} search="" isCurrent={false} selects={false} />
          ))}
        </ul>
      )}
    </FoldedGroup>
  )
}
