import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { messageWords } from '#content/admin/inbox-message.ts'
import { readInboxQuery } from '#domain/messages/inbox-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'

/** On windows that show one column, the way from a message to the list it was chosen from. */
export function BackToList() {
  const { back } = useWords(messageWords)
  const list = listSearch(readInboxQuery(new URLSearchParams(useLocation().search)))
  return (
    <Link to={INBOX_PATH + list} className="inbox-back">
      <ArrowLeft className="mirrored" />
      {back}
    </Link>
  )
}
