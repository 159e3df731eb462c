import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { deskSearchWords } from '#content/admin/systems/desk-search.ts'
import type { Role } from '#domain/accounts/permissions.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { useCombobox } from '#app/ui/base/use-combobox.ts'
import { useDeskSearch, type DeskOption } from './use-desk-search.ts'

type DeskSearchProps = { role: Role; isOpen: boolean; onClose: () => void }

/** Finds whatever the desk works with, and leads there. */
export function DeskSearch({ isOpen, onClose, ...props }: DeskSearchProps) {
  const words = useWords(deskSearchWords)
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} className="desk-search" small>
      {isOpen && <SearchBox onClose={onClose} {...props} />}
    </Dialog>
  )
}

/** Ctrl+K, in whatever layout of the keyboard; an editor of texts makes links by it. */
export function useSearchKey(onPress: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
    if (!isAsked || event.defaultPrevented) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function SearchBox({ role, onClose }: Omit<DeskSearchProps, 'isOpen'>) {
  const words = useWords(deskSearchWords)
  const [typed, setTyped] = useState('')
  const { options, isDone, hasFailed } = useDeskSearch(typed, role, useLocale())
  const { field, ...list } = useCombobox(options.map(({ kind, id }) => `${kind} ${id}`))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The first is opened where none is picked out.
    if (event.key === 'Enter' && list.active < 0 && isDone) document.getElementById(list.optionId(0))?.click()
    field.onKeyDown(event)
  }

  return (
    <div className="stack-8">
      <input
        {...field}
        type="search"
        className="control"
        data-first-focus
        aria-label={words.label}
        placeholder={words.label}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          list.show()
        }}
      />
      {list.open ? <Options {...{ options, list, onClose }} /> : <p className="admin-row-quiet">{words.hint}</p>}
      {isDone && options.length === 0 && !hasFailed && <p>{words.none}</p>}
      {hasFailed && <p>{words.failed}</p>}
      <output className="sr-only">{isDone && words.count(options.length)}</output>
    </div>
  )
}

type OptionsProps = {
  options: DeskOption[]
  list: { listId: string; active: number; optionId: (place: number) => string }
  onClose: () => void
}

/** Each is a link, under what it is. */
function Options({ options, list, onClose }: OptionsProps) {
  const words = useWords(deskSearchWords)
  const groupOf = ({ kind }: DeskOption) => (kind in words.groups ? (kind as keyof typeof words.groups) : 'record')
  const groups = Map.groupBy(options.entries(), ([, option]) => groupOf(option))
  return (
    // Pressing a result must not take the focus from the field.
    <div
      id={list.listId}
      role="listbox"
      tabIndex={-1}
      aria-label={words.results}
      onMouseDown={(event) => event.preventDefault()}
    >
      {[...groups].map(([group, ofGroup]) => (
        <div key={group} role="group" aria-label={words.groups[group]}>
          <p className="desk-search-group" aria-hidden="true">
            {words.groups[group]}
          </p>
          {ofGroup.map(([place, { kind, id, title, detail, path }]) => (
            <SiteLink
              key={`${kind} ${id}`}
              to={path}
              id={list.optionId(place)}
              role="option"
              aria-selected={place === list.active}
              tabIndex={-1}
              className="desk-search-option"
              onClick={onClose}
            >
              <bdi>{title}</bdi>
              {detail && <bdi className="admin-row-quiet">{detail}</bdi>}
            </SiteLink>
          ))}
        </div>
      ))}
    </div>
  )
}
