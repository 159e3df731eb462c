import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** An icon as the package of icons describes it: the elements of its drawing, each with its attributes. */
export type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Makes the component of an icon. It stands in for the package's own, which builds each icon of four components and
 * an element for every stroke: a page shows a hundred. How all icons are drawn stands in the style sheet.
 */
export function createIcon({ node }: IconData) {
  const drawing = { __html: node.map(drawn).join('') }
  return function Icon({ className, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        aria-hidden={rest['aria-label'] === undefined ? true : undefined}
        {...rest}
        className={classNames('icon', className)}
        // oxlint-disable-next-line react/no-danger -- drawings of the package, nothing that anybody wrote
        dangerouslySetInnerHTML={drawing}
      />
    )
  }
}

function drawn([tag, { key: _key, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
