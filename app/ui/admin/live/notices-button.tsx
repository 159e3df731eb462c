import { Bell, BellOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { live } from '#content/admin/requests/live.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { noticeState, turnNoticesOff, turnNoticesOn, watchNotices, type NoticeState } from './desktop-notices.ts'

/** Turns notices of this computer on and off, where the browser has any. */
export function NoticesButton() {
  const words = useWords(live.notices)
  const state = useSyncExternalStore<NoticeState>(watchNotices, noticeState, () => 'absent')
  const [asked, setAsked] = useState(false)
  if (state === 'absent') return null
  // Said to those who pressed, and not every day to those who want none.
  if (state === 'blocked') return asked && <span className="inbox-blocked">{words.blocked}</span>
  const isOn = state === 'on'
  const turnOn = () => {
    setAsked(true)
    void turnNoticesOn()
  }
  return (
    <Button kind="outline" small onClick={isOn ? turnNoticesOff : turnOn}>
      {isOn ? <BellOff /> : <Bell />}
      {isOn ? words.turnOff : words.turnOn}
    </Button>
  )
}
