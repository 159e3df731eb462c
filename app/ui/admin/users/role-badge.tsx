import { usersWords } from '#content/admin/users.ts'
import type { Role } from '#domain/accounts/permissions.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'

/** What an account or a token may be; marked where that is nothing. */
export function RoleBadge({ role }: { role: Role }) {
  const { roles, noRole } = useWords(usersWords)
  return role === null ? <Badge tone="warn">{noRole}</Badge> : <Badge>{roles[role]}</Badge>
}
