/** Joins those names that apply: `classNames('card', wide && 'card-wide', className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
