import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { editorWords } from '#content/admin/editor.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLoaded } from '#app/ui/base/use-loaded.ts'
import { RichText } from '#app/ui/blog/rich-text.tsx'
import { LanguageTags } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { valueOf } from '#app/ui/admin/form/form-values.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import './editor.css'
import './editor-menus.css'

type RichTextFieldProps = {
  name: string
  /** The language of the text. */
  locale: Locale
  label: string
  /** What is stored. It is clean, so it can stand in the page until the editor is there. */
  stored: string
}

/** By far the largest script of the site, so no other screen loads it. */
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

/** A text with its editor, or the text alone for those who may not change it. */
export function RichTextField(props: RichTextFieldProps) {
  return useRecordForm().isFixed ? <FixedText {...props} /> : <EditedText {...props} />
}

function FixedText({ locale, label, stored }: RichTextFieldProps) {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <div className="editor">
        <div className="editor-text" lang={locale} dir={directionOf(locale)}>
          <RichText html={stored} />
        </div>
      </div>
    </div>
  )
}

/** The form sends the text as HTML under `name`; without scripts it is written as HTML too. */
function EditedText({ name, locale, label, stored }: RichTextFieldProps) {
  const words = useWords(editorWords)
  const id = useId()
  const { start, errors, touch } = useRecordForm()
  const [begun] = useState(() => valueOf(start, name))
  const [text, setText] = useState(begun)
  const hasScripts = useHydrated()
  const editor = useLoaded(loadEditor)
  const field = useRef<HTMLInputElement>(null)
  /** Into the form at once: a busy browser renders only later, and somebody may leave the page before that. */
  const write = useCallback(
    (html: string) => {
      if (field.current) field.current.value = html
      setText(html)
      touch()
    },
    [touch],
  )
  // The form is read again once scripts have added its field, and after each change of the text.
  useEffect(touch, [hasScripts, text, touch])
  const error = errors[name]?.[locale]
  const source = { name, html: begun, locale, labelledBy: id }
  return (
    <div className="field">
      <div className="field-top">
        <span id={id} className="field-label">
          {label}
        </span>
        <LanguageTags locale={locale} missing={text === ''} />
      </div>
      <noscript>
        <HtmlSource {...source} hint={words.asHtml} />
      </noscript>
      {hasScripts && editor.state !== 'failed' && <input ref={field} type="hidden" name={name} value={text} />}
      {editor.state === 'failed' && <HtmlSource {...source} hint={words.failed} />}
      {editor.state === 'loading' && <EditorWaiting html={stored} locale={locale} />}
      {editor.state === 'ready' && (
        <editor.value
          html={begun}
          locale={locale}
          label={label}
          labelledBy={id}
          describedBy={error && `${id}-error`}
          onChange={write}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

/** What stands in place of the editor until it has loaded: the same text in the same frame, so that nothing moves. */
function EditorWaiting({ html, locale }: { html: string; locale: Locale }) {
  const { loading } = useWords(editorWords)
  return (
    <div className="editor needs-scripts">
      <div className="editor-bar">
        <p className="text-ink-3 text-small pad-10/8">{loading}</p>
      </div>
      <div className="editor-text" lang={locale} dir={directionOf(locale)} inert>
        <RichText html={html} />
      </div>
    </div>
  )
}

type HtmlSourceProps = { name: string; html: string; locale: Locale; labelledBy: string; hint: string }

/** A text as HTML, where there is no editor. */
function HtmlSource({ name, html, locale, labelledBy, hint }: HtmlSourceProps) {
  return (
    <>
      <textarea
        name={name}
        defaultValue={html}
        rows={16}
        lang={locale}
        dir={directionOf(locale)}
        aria-labelledby={labelledBy}
        className="control"
      />
      <p className="field-hint">{hint}</p>
    </>
  )
}
