import type { MessageState } from '#domain/messages/message.ts'
import type { BadgeTone } from '#app/ui/base/badge.tsx'

export const STATE_TONES: Record<MessageState, BadgeTone> = {
  new: 'neutral',
  'in-progress': 'warn',
  waiting: 'neutral',
  answered: 'ok',
  closed: 'neutral',
  spam: 'red',
}
