import { useLoaderData } from 'react-router'

/** What the form of a kind shows beside the fields of its record, as the loader of its page has it. */
export function useBeside<Beside>(): Beside {
  return useLoaderData<{ beside: Beside }>().beside
}
