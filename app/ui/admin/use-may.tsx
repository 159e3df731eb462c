import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { can, type Act } from '#domain/accounts/permissions.ts'
import type { StaffFrame } from './admin-shell.tsx'

/** Whether whoever is signed in has the right to an act; for what a screen shows, since the server asks by itself. */
export function useMay(act: Act): boolean {
  return useRights()(act)
}

export function useRights(): (act: Act) => boolean {
  const role = useRouteLoaderData<StaffFrame>('staff')?.staff.role ?? null
  return (act) => can(role, act)
}

/** Who is signed in. */
export function useStaffId(): string | null {
  return useRouteLoaderData<StaffFrame>('staff')?.staff.id ?? null
}

/** Shown to those alone who have the right. */
export function IfMay({ act, children }: { act: Act; children: ReactNode }) {
  return useMay(act) ? children : null
}
