import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { randomUUID } from 'node:crypto'
import { mailSample } from '#content/admin/site/mail-words.ts'
import { mailLabels } from '#content/mails.ts'
import { INK, INK_3, LINE, PAPER, MAIN, MAIN_HOVER, WHITE } from '#content/palette.ts'
import { filledMail } from '#domain/messages/mail-text.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import { directionOf, type Locale, inLanguage } from '#domain/text/locale.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { LogoPicture } from '#domain/site/identity-view.ts'
import type { LookColours } from '#domain/site/look.ts'
import { isolateFigures } from '#domain/text/isolate.ts'
import type { NewMailRow } from '#server/data/messages/outbox-store.ts'
import type { MailTexts } from './mail-texts.ts'

/** A mail before it is text or HTML. Every text in it may be a visitor's. */
export type Letter = {
  locale: Locale
  subject: string
  /** Above all else: who writes. */
  sender: string
  opening: string[]
  /** Figures that stand out, such as a code. */
  code?: string
  facts: Fact[]
  closing: string[]
}

/** `link` leads to where the fact comes from. */
export type Fact = { term: string; value: string; link?: { text: string; href: string } }

/** A row that is nothing but the way somewhere. */
export function linkFact(text: string, href: string): Fact {
  return { term: text, value: '', link: { text, href } }
}

export function letterMail(recipient: string, replyTo: string | null, letter: Letter): OutgoingMail {
  return { recipient, replyTo, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

export function letterText({ locale, sender, opening, code = '', facts, closing }: Letter): string {
  const lines = facts.map(({ term, value, link }) => {
    const separator = value.includes('\n') ? ':\n' : ': '
    return [`${term}${separator}${value}`, ...(link ? [link.href] : [])].join('\n')
  })
  const parts = [...opening, code, lines.join('\n'), ...closing, sender].filter((part) => part !== '')
  return isolateFigures(`${parts.join('\n\n')}\n`, locale)
}

/** Mail programs know only tables and styles on elements; both are the letter's own, never a visitor's. */
const STYLES = {
  body: `margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.8 Tahoma,Arial,sans-serif`,
  sheet: `max-width:600px;margin:0 auto;background:${WHITE};border-radius:16px`,
  cell: 'padding:28px 32px',
  sender: `margin:0 0 20px;font-size:20px;font-weight:bold;color:${MAIN}`,
  paragraph: 'margin:0 0 12px;white-space:pre-line;overflow-wrap:anywhere',
  code: 'margin:0 0 12px;font-size:34px;line-height:1.4;font-weight:bold;letter-spacing:6px',
  facts: 'width:100%;margin:16px 0;border-collapse:collapse',
  term: `padding:8px 0;border-top:1px solid ${LINE};color:${INK_3};font-size:14px;vertical-align:top;width:34%`,
  value: `padding:8px;border-top:1px solid ${LINE};white-space:pre-line;overflow-wrap:anywhere`,
  link: `color:${MAIN_HOVER}`,
}

export function letterHtml({ locale, subject, sender, opening, code, facts, closing }: Letter): string {
  const direction = directionOf(locale)
  const align = locale === 'ar' ? 'right' : 'left'
  const markup = html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body dir="${direction}" style="${STYLES.body}">
        <table role="presentation" width="100%" dir="${direction}" align="center" style="${STYLES.sheet}">
          <tr>
            <td align="${align}" style="${STYLES.cell}">
              <p style="${STYLES.sender}">${sender}</p>
              ${opening.map((text) => paragraph(text, locale))}${code === undefined ? '' : codeLine(code)}
              ${facts.length === 0 ? '' : factTable(facts, locale)} ${closing.map((text) => paragraph(text, locale))}
            </td>
          </tr>
        </table>
      </body>
    </html> `
  // Nothing in it is awaited, so it is whole already.
  return (markup as HtmlEscapedString).toString()
}

const SENDER = `<p style="${STYLES.sender}">`
const LOGO_HEIGHT = 40

/** The same letter under the company's logo. It is put there when the mail goes out: then it is the one of now. */
export function withLogo(letter: string, { src, width, height }: LogoPicture): string {
  const start = letter.indexOf(SENDER) + SENDER.length
  const end = letter.indexOf('</p>', start)
  if (start < SENDER.length || end < 0) return letter
  // The name stands escaped in the letter; where pictures are not loaded, it is read in place of the logo.
  const name = letter.slice(start, end)
  const shown = Math.round((width * LOGO_HEIGHT) / height)
  const logo = `<img src="${src}" alt="${name}" width="${shown}" height="${LOGO_HEIGHT}" style="border:0" />`
  return letter.slice(0, start) + logo + letter.slice(end)
}

/** The same letter in the company's colours, as they are when the mail goes out. */
export function inColours(letter: string, { text, ground }: LookColours): string {
  const { sender, link, body } = STYLES
  return letter
    .replaceAll(`style="${body}"`, () => `style="${body.replace(PAPER, ground)}"`)
    .replaceAll(`style="${sender}"`, () => `style="${sender.replace(MAIN, text)}"`)
    .replaceAll(`style="${link}"`, () => `style="${link.replace(MAIN_HOVER, text)}"`)
}

function paragraph(text: string, locale: Locale) {
  return html`<p style="${STYLES.paragraph}">${isolateFigures(text, locale)}</p>`
}

function codeLine(code: string) {
  return html`<p style="${STYLES.code}"><bdi dir="ltr">${code}</bdi></p>`
}

function factTable(facts: Fact[], locale: Locale) {
  const align = locale === 'ar' ? 'right' : 'left'
  return html`<table role="presentation" dir="${directionOf(locale)}" style="${STYLES.facts}">
    ${facts.map((fact) => factRow(fact, align, locale))}
  </table>`
}

/** Values find their own direction: a phone in an Arabic mail reads left to right. What is nothing but a link says so once. */
function factRow({ term, value, link }: Fact, align: 'left' | 'right', locale: Locale) {
  const anchor = link && html`<a href="${link.href}" style="${STYLES.link}">${link.text}</a>`
  if (link?.text === term && value === '')
    return html`<tr>
      <td align="${align}" colspan="2" style="${STYLES.value};padding:8px 0">${anchor}</td>
    </tr>`
  // Line breaks of a value are shown, and so would be one before it.
  const content = [
    html`<bdi dir="auto">${isolateFigures(value, locale)}</bdi>`,
    ...(anchor ? [html`<br />`, anchor] : []),
  ]
  return html`<tr>
    <td align="${align}" style="${STYLES.term}">${term}</td>
    <td align="${align}" style="${STYLES.value}">${content}</td>
  </tr>`
}

/** A mail of the site as it will look, with sample data. */
export function sampleMail(mail: MailName, recipient: string, locale: Locale, texts: MailTexts): OutgoingMail {
  const { text, values, sender } = texts(mail, locale)
  const { product, code, link, ...sample } = inLanguage(mailSample, locale)
  const filled = filledMail(text, { ...values, ...sample, product, code, link })
  const { subject, opening, hasCode, hasList, hasLink, closing } = filled
  return letterMail(recipient, null, {
    locale,
    subject,
    sender,
    opening,
    ...(hasCode && { code }),
    facts: [
      ...(hasList ? [{ term: mailLabels.product[locale], value: product }] : []),
      ...(hasLink ? [linkFact(mailLabels.openLink[locale], link)] : []),
    ],
    closing,
  })
}

/** A mail as it goes into the outbox. `mailHost` stands behind the @ of its `Message-ID`. */
export function newMail(mail: OutgoingMail, mailHost: string): NewMailRow {
  return { ...mail, id: randomUUID(), headerId: `<${randomUUID()}@${mailHost}>` }
}
