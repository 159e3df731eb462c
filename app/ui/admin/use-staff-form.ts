import { useActionData, useNavigation } from 'react-router'
import type { StaffAnswer } from '#app/actions/staff-form.ts'

/** How one of a screen's forms stands: on its way, and what became of it the last time. */
export function useStaffForm<Result = undefined>(intent: string) {
  const { state, formData } = useNavigation()
  const given = useActionData<StaffAnswer<Result>>()
  const answer = given?.intent === intent ? given : undefined
  return { busy: state !== 'idle' && formData?.get('intent') === intent, answer }
}
