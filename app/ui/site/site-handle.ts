import { useMatches } from 'react-router'

/** What a page tells the frame round it: `export const handle: SiteHandle = { footerCall: false }`. */
export type SiteHandle = {
  /** The call line over the footer; off where a page ends in a form or in its own call. On by default. */
  footerCall?: boolean
  /** The floating call button of phones; off where the page has a bar of its own. On by default. */
  callButton?: boolean
  /** The path of the navigation entry that the page belongs to, where its own path does not say it. */
  section?: string | ((pathname: string) => string | undefined)
  /** Shown to staff before it is saved: what visitors do there leaves no trace in the browser. */
  preview?: boolean
}

type Read = Omit<SiteHandle, 'section'> & { footerCall: boolean; callButton: boolean; section: string | undefined }

export function useSiteHandle(): Read {
  const page = useMatches().at(-1)
  const handle = page?.handle as SiteHandle | undefined
  // What a page has of its own is missing with it; a preview never has data of a loader.
  const callButton = handle?.callButton !== false || (page?.loaderData === undefined && !handle.preview)
  const section = typeof handle?.section === 'function' ? handle.section(page?.pathname ?? '') : handle?.section
  return { footerCall: true, ...handle, callButton, section }
}
