import { Bell, BellOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { live } from '../../../../content/admin/requests/live.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { noticeState, turnNoticesOff, turnNoticesOn, watchNotices, type NoticeState } from './desktop-notices.ts'

/** Turns notices of this computer on and off, where the browser has any. */
export function NoticesButton() {
  const words = useWords(live.notices)
  const state = useSyncExternalStore<NoticeState>(watchNotices, noticeState, () => 'absent')
  if (state === 'absent') return null
  if (state === 'blocked') return <span className="inbox-blocked">{words.blocked}</span>
  const isOn = state === 'on'
  return (
    <Button kind="outline" small onClick={() => (isOn ? turnNoticesOff() : void turnNoticesOn())}>
      {isOn ? <BellOff /> : <Bell />}
      {isOn ? words.turnOff : words.turnOn}
    </Button>
  )
}
