import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { localizedPath } from '../../../domain/locale.ts'
import { useLocale } from '../../locale.ts'

export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** An address of this site without its language: `/categories/pu-foam?page=2#list`. */
  to: string
}

/** A link inside the site, written once for both languages. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  return <Link {...rest} to={useSitePath(to)} />
}

/** An unprefixed address in the language of the page. Fragments alone stay as they are. */
export function useSitePath(to: string): string {
  const locale = useLocale()
  if (!to.startsWith('/')) return to
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return localizedPath(locale, path) + rest
}
