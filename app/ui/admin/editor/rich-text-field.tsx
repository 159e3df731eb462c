import { CircleAlert } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { editorWords } from '../../../../content/admin/editor.ts'
import { directionOf, type Locale } from '../../../../domain/locale.ts'
import { useWords } from '../../../locale.ts'
import { useHydrated } from '../../base/use-hydrated.ts'
import { useLoaded } from '../../base/use-loaded.ts'
import { EditorWaiting } from './editor-waiting.tsx'
import './editor.css'

type RichTextFieldProps = {
  name: string
  /** The language of the text. */
  locale: Locale
  label: string
  /** Beside the label: the language's tag, and what is missing. */
  marks?: ReactNode
  /** What the field begins with: what is stored, or a draft of it. */
  html: string
  /** What is stored. It is clean, so it can stand in the page until the editor is there. */
  stored: string
  error?: string
  onChange: () => void
}

/** By far the largest script of the site, so no other screen loads it. */
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

/** A text with its editor. The form sends it as HTML under `name`; without scripts it is written as HTML too. */
export function RichTextField({ name, locale, label, marks, html, stored, error, onChange }: RichTextFieldProps) {
  const words = useWords(editorWords)
  const id = useId()
  const kept = useRef<HTMLInputElement>(null)
  const hasScripts = useHydrated()
  const editor = useLoaded(loadEditor)
  const keep = (text: string) => {
    if (kept.current) kept.current.value = text
    onChange()
  }
  const errorId = error && `${id}-error`
  const source = (hint: string) => (
    <>
      <textarea
        name={name}
        defaultValue={html}
        rows={16}
        lang={locale}
        dir={directionOf(locale)}
        aria-labelledby={id}
        className="control"
      />
      <p className="field-hint">{hint}</p>
    </>
  )
  return (
    <div className="field">
      <span id={id} className="field-label editor-label">
        {label}
        {marks}
      </span>
      <noscript>{source(words.asHtml)}</noscript>
      {editor.state === 'failed' && source(words.failed)}
      {editor.state === 'loading' && <EditorWaiting html={stored} locale={locale} />}
      {editor.state === 'ready' && (
        <editor.value html={html} locale={locale} label={label} labelledBy={id} describedBy={errorId} onChange={keep} />
      )}
      {hasScripts && editor.state !== 'failed' && <input type="hidden" ref={kept} name={name} defaultValue={html} />}
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}
