import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isNoticeName, NOTICE_PARAMETER, notices } from '../../../content/admin/notices.ts'
import { useLocale } from '../../locale.ts'
import { Message } from '../base/state/message.tsx'

/** What was done on the screen before. It leaves the address at once, so that a reload does not say it again. */
export function NoticeLine() {
  const [parameters] = useSearchParams()
  const locale = useLocale()
  const name = parameters.get(NOTICE_PARAMETER)
  useEffect(() => {
    if (name === null) return
    const address = new URL(location.href)
    address.searchParams.delete(NOTICE_PARAMETER)
    history.replaceState(history.state, '', address)
  }, [name])
  return isNoticeName(name) ? <Message tone="ok">{notices[name][locale]}</Message> : null
}
