import { SquareCheck, SquareX } from 'lucide-react'
import { Link } from 'react-router'
import { inbox } from '../../../../content/admin/inbox.ts'
import { INBOX_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../../locale.ts'

/** Stands in the address while staff select. */
export const SELECT = 'select'

/** Begins and ends selecting. */
export function SelectLink({ search, selects }: { search: string; selects: boolean }) {
  const { begin, end } = useWords(inbox.select)
  const Icon = selects ? SquareX : SquareCheck
  const query = selects ? search : `${search ? `${search}&` : '?'}${SELECT}=1`
  return (
    <Link to={INBOX_PATH + query} className="inbox-select" preventScrollReset>
      <Icon />
      {selects ? end : begin}
    </Link>
  )
}
