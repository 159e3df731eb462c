import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/**
 * Makes the component of an icon, of the elements that draw it. It stands in for the package's own, which builds each icon of
 * four components and an element for every stroke: a page shows a hundred. How all icons are drawn stands in the stylesheet.
 */
export function createIcon(html: string) {
  const drawing = { __html: html }
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden={rest['aria-label'] === undefined ? true : undefined}
        {...rest}
        className={classNames('icon', className)}
        // oxlint-disable-next-line react/no-danger -- drawings that come with the site, nothing that anybody typed
        dangerouslySetInnerHTML={drawing}
      />
    )
  }
}
