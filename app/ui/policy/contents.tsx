import { ChevronDown } from 'lucide-react'

type ContentsEntry = { id: string; title: string }

type ContentsProps = { label: string; entries: ContentsEntry[] }

/** The page's table of contents: beside the text on wide screens, a closed panel above it on others. */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <>
      <ContentsRail label={label} entries={entries} />
      <details className="contents-panel">
        <summary>
          {label}
          <ChevronDown aria-hidden />
        </summary>
        <nav aria-label={label}>
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  )
}

/** Beside the text only. */
export function ContentsRail({ label, entries }: ContentsProps) {
  return (
    <nav aria-label={label} className="contents-rail">
      <p className="text-small text-ink-3">{label}</p>
      <Entries entries={entries} />
    </nav>
  )
}

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ol className="contents-list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
