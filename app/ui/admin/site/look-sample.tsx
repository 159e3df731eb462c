import { useEffect, useRef, type ReactNode } from 'react'
import { lookSample } from '#content/admin/site/content-hints.ts'
import { letterSheet, letterTokens, lookTokens, tintTokens, type Look } from '#domain/site/look.ts'
import { useWords } from '#app/locale.ts'
import { readValues, valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'

/** A live sample of home page, product, email and paper with the values in the form. */
export function LookSample() {
  const words = useWords(lookSample)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const show = () => place.current && form && wear(place.current, readLook(readValues(new FormData(form))))
    show()
    form?.addEventListener('input', show)
    return () => form?.removeEventListener('input', show)
  }, [])
  return (
    <section className="look-sample" aria-label={words.title}>
      <div ref={place} className="look-sample-parts" data-accent="3">
        <Part name={words.parts.home} className="look-sample-home">
          <strong>{words.heading}</strong>
          <p>{words.text}</p>
          <Action />
        </Part>
        <Part name={words.parts.product} className="look-sample-product">
          <i />
          <b>{words.code}</b>
          <p>{words.name}</p>
          <Action />
        </Part>
        <Part name={words.parts.mail} className="look-sample-mail">
          <p>{words.greeting}</p>
          <Action />
        </Part>
        <Part name={words.parts.paper} className="look-sample-paper">
          <strong>{words.paper}</strong>
          <b>{words.code}</b>
          <p>{words.name}</p>
        </Part>
      </div>
    </section>
  )
}

function Part({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <figure>
      <div className={className}>{children}</div>
      <figcaption className="text-label">{name}</figcaption>
    </figure>
  )
}

const Action = () => <span className="look-sample-action">{useWords(lookSample).action}</span>

function readLook(values: FormValues): Look {
  const text = (name: string) => valueOf(values, name)
  const colour = (name: string) => (/^#[\da-f]{6}$/i.test(text(name)) ? text(name).toLowerCase() : '')
  return {
    main: colour('main_colour'),
    second: colour('second_colour'),
    ground: colour('ground_colour'),
    tints: text('category_tints') as Look['tints'],
    corners: text('corners') as Look['corners'],
    letters: text('letters') as Look['letters'],
  }
}

/** Sets properties from script, since the content security policy forbids style attributes. */
function wear(element: HTMLElement, look: Look) {
  element.removeAttribute('style')
  const letters = letterTokens(look)
  const tokens = { ...lookTokens(look), ...tintTokens(look), ...letters }
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(`--${name}`, value)
  const href = letterSheet(look)
  if (Object.keys(letters).length === 0 || document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
