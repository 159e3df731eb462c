import { useRouteLoaderData } from 'react-router'
import type { StaffFrame } from './admin-shell.tsx'

/** Whose screen this is: what stays in the browser must not meet the next person there. */
export function useAccountId(): string {
  return useRouteLoaderData<StaffFrame>('staff')?.staff.id ?? ''
}
