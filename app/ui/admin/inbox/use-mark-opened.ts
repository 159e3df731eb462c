import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { MessageView } from '../../../../domain/messages/message-view.ts'
import { messagePath } from '../../../../domain/accounts/staff-paths.ts'

/** Tells the others that somebody has opened the message. It is a form of its own: reading a page changes nothing. */
export function useMarkOpened({ id, isUnread }: Pick<MessageView, 'id' | 'isUnread'>) {
  const { submit } = useFetcher()
  useEffect(() => {
    if (isUnread) void submit({ intent: 'open' }, { method: 'post', action: messagePath(id) })
  }, [id, isUnread, submit])
}
