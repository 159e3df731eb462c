import { messageWords } from '#content/admin/inbox-message.ts'
import type { RequestedLine } from '#domain/quotes/request-view.ts'
import { useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** What a request asks for, line by line. */
export function RequestedLines({ lines }: { lines: RequestedLine[] }) {
  const words = useWords(messageWords.lines)
  if (lines.length === 0) return null
  const columns = (['code', 'name', 'pack', 'quantity', 'note'] as const)
    .filter((key) => key !== 'note' || lines.some(({ note }) => note !== ''))
    .map((key) => ({ key, label: words[key], strong: key === 'code' }))
  return (
    <div className="message-lines">
      <Table
        caption={words.title}
        columns={columns}
        rows={lines.map((line, place) => ({
          key: String(place),
          code: line.code ? <Ltr>{line.code}</Ltr> : '—',
          name: (
            <>
              <bdi>
                <CodedText text={line.name} />
              </bdi>
              {!line.isKnown && <span className="message-line-unknown">{words.unknown}</span>}
            </>
          ),
          pack: <CodedText text={line.pack || '—'} />,
          quantity: line.quantity,
          note: line.note !== '' && <bdi>{line.note}</bdi>,
        }))}
      />
    </div>
  )
}
