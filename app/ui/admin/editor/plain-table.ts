import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** As wide as its words: column widths would be style attributes, which the content security policy refuses. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  // In the editor a wide table scrolls in the same frame as on the article's page.
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement('div')
      dom.className = 'table-scroll'
      const table = dom.appendChild(document.createElement('table'))
      for (const [name, value] of Object.entries(HTMLAttributes)) table.setAttribute(name, String(value))
      return { dom, contentDOM: table.appendChild(document.createElement('tbody')) }
    },
})

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } }

export const tableExtensions = [
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
]
