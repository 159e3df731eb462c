import { checksWords } from '#content/admin/checks.ts'
import { CHECKS, type Check, type CountedCheck } from '#domain/records/content-check.ts'
import { checkPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type CheckChipsProps = { check: Check; counts: Record<CountedCheck, number> | null }

/** The checks, each with the number of records that it has found; links and prices are looked at when they are asked for. */
export function CheckChips({ check: chosen, counts }: CheckChipsProps) {
  const words = useWords(checksWords)
  return (
    <nav aria-label={words.choice} className="admin-chips">
      {CHECKS.map((check) => (
        <ChipLink key={check} to={checkPath(check)} on={check === chosen} preventScrollReset>
          {words.checks[check]}
          {counts && check in counts && <Ltr className="admin-chip-count">{counts[check as CountedCheck]}</Ltr>}
        </ChipLink>
      ))}
    </nav>
  )
}
