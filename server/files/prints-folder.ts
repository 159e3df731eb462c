/** What is printed lies below this folder of the storage. It can be made again, so no backup takes it. */
export const PRINTS_FOLDER = 'prints'

export function isPrintFile(name: string): boolean {
  return name.startsWith(`${PRINTS_FOLDER}/`)
}
