import { FileText } from 'lucide-react'
import { compareWords } from '#content/admin/versions.ts'
import type { ListChange } from '#domain/records/compare/compare-list.ts'
import { fileUrl, isRemote } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { useWords } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Change } from './compared-text.tsx'

export const STATE_TONES: Record<'added' | 'removed' | 'moved' | 'changed' | 'same', BadgeTone> = {
  added: 'ok',
  removed: 'red',
  moved: 'neutral',
  changed: 'warn',
  same: 'neutral',
}

/** A list of words: what came into it, left it or stands elsewhere. */
export function ComparedList({ items }: { items: ListChange[] }) {
  const { states } = useWords(compareWords)
  return (
    <ul className="compared-list">
      {items.map(({ as, value }, at) => (
        <li key={at} data-as={as}>
          {as === 'added' || as === 'removed' ? (
            <Change as={as}>
              <bdi>{value}</bdi>
            </Change>
          ) : (
            <bdi>{value}</bdi>
          )}
          {as === 'moved' && <Badge>{states.moved}</Badge>}
        </li>
      ))}
    </ul>
  )
}

/** Pictures are shown, documents are linked; each with what became of it. */
export function ComparedFiles({ items, kind, label }: { items: ListChange[]; kind: FileKind; label: string }) {
  const words = useWords(compareWords)
  if (items.length === 0) return <p className="compared-empty">{words.empty}</p>
  return (
    <ul className="compared-files">
      {items.map(({ as, value }, at) => (
        <li key={at} data-as={as}>
          <a href={fileUrl(value)} target="_blank" rel="noreferrer">
            {kind === 'image' && !isRemote(value) ? (
              <img src={fileUrl(value)} alt={`${label}, ${at + 1}`} width={132} height={104} loading="lazy" />
            ) : (
              <span className="compared-file">
                <FileText />
                <Ltr>{isRemote(value) ? value : `${label} ${kind === 'pdf' ? 'PDF' : ''}`}</Ltr>
              </span>
            )}
          </a>
          <Badge tone={STATE_TONES[as]}>{words.states[as]}</Badge>
        </li>
      ))}
    </ul>
  )
}
