import { useSearchParams } from 'react-router'
import { nextPath } from '../../../../domain/accounts/next-path.ts'

/** The list that staff came from, with what they had asked of it, and otherwise the whole list. */
export function useNext(list: string): string {
  const [parameters] = useSearchParams()
  return nextPath(parameters.get('next'), list)
}
