import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SiteLink } from '#app/delivery/link.tsx'

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'white' | 'glass' | 'danger' | 'ink'

type Look = {
  kind?: ButtonKind
  /** 44 px high in place of 52. */
  small?: boolean
  /** A square that holds an icon only; give it an `aria-label`. */
  icon?: boolean
}

function buttonClass({ kind = 'primary', small, icon }: Look, className?: string): string {
  return classNames('button', `button-${kind}`, small && 'button-small', icon && 'button-icon', className)
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** While something is on its way: shown in place of the words, which keep the width. */
    busy?: boolean
    busyText?: string
    /** Stands behind the words, whatever they say. */
    after?: ReactNode
  }

/** A busy button stays in the tab order, so that focus is not lost, and does nothing. */
export function Button(props: ButtonProps) {
  const { kind, small, icon, busy, busyText, after, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, small, icon }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busyText === undefined ? (
        children
      ) : (
        <Words busy={busy} busyText={busyText}>
          {children}
        </Words>
      )}
      {after}
    </button>
  )
}

/** The words that are not said now leave their room by the styles alone: nothing reads them. */
function Words({ busy, busyText, children }: { busy?: boolean; busyText: string; children: ReactNode }) {
  if (!busy) {
    return (
      <span className="button-words" data-other={busyText}>
        <span>{children}</span>
      </span>
    )
  }
  const isText = typeof children === 'string'
  return (
    <span className="button-words" data-other={isText ? children : undefined}>
      {!isText && <span className="invisible">{children}</span>}
      <span>{busyText}</span>
    </span>
  )
}

type ButtonLinkProps = Look & { className?: string; children: ReactNode } & (
    | ({ to: string; href?: never } & Omit<ComponentProps<typeof SiteLink>, 'to' | 'className' | 'children'>)
    | ({ href: string; to?: never } & Omit<ComponentProps<'a'>, 'href' | 'className' | 'children'>)
  )

/** A link that looks like a button: `to` leads to a page of the site, `href` to anything else. */
export function ButtonLink({ kind, small, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ kind, small, icon }, className)
  if (rest.to !== undefined) {
    return (
      <SiteLink {...rest} className={look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  )
}
