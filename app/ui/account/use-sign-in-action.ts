import { useSitePath } from '#app/delivery/link.tsx'

/** The address that takes both steps where scripts do not run, and goes on to `next`. */
export function useSignInAction(next: string): string {
  return `${useSitePath('/sign-in')}?next=${encodeURIComponent(next)}`
}
