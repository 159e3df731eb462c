/** Figures as they are printed and written down. */
export type Table = { title: string; head: string[]; rows: string[][] }

export function printTable({ title, head, rows }: Table): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(['', title, line(head), ...rows.map(line)].join('\n'))
}

export function toMarkdown({ title, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [`**${title}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
