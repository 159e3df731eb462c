/** The text with the value of each name in braces; values are taken as they are, whatever signs they hold. */
export function fillIn<Name extends string>(text: string, values: Record<Name, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name as Name] ?? blank)
}
