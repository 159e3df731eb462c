import { describe, expect, it } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import type { Message } from '#domain/messages/message.ts'
import { aQuote, STORED } from '#tests/support/records.ts'
import { textsOf } from '#tests/support/content/mail-texts.ts'
import { answerMail, type AnswerScene } from './answer-mail.ts'

const at = '2026-05-01T22:00:00.000Z'
const message: Message = { ...aQuote(), ...STORED, createdAt: at, updatedAt: at }
const scene: AnswerScene = {
  texts: textsOf(),
  siteUrl: 'https://site.example',
  replyTo: demoSettings.salesEmail,
  product: null,
  thread: ['<receipt@site.example>'],
}
const letter = { locale: 'ar', subject: 'عرض السعر', body: 'السلام عليكم\n\nالسعر: 20\nالكمية: 40' } as const

describe('an answer', () => {
  it('goes to the sender, who answers to the sales team', () => {
    expect(answerMail(message, letter, scene)).toMatchObject({
      recipient: message.content.email,
      replyTo: demoSettings.salesEmail,
      subject: 'عرض السعر',
      isPersonal: true,
      thread: ['<receipt@site.example>'],
    })
    expect(answerMail(message, letter, { ...scene, replyTo: 'desk@site.example' }).replyTo).toBe('desk@site.example')
  })

  it('holds what staff wrote in its own lines, and below it what it answers', () => {
    const { text, html } = answerMail(message, letter, scene)
    expect(text).toContain('السلام عليكم\n\nالسعر: 20\nالكمية: 40\n\nرسالتك إلينا بتاريخ 02 مايو 2026:')
    expect(text).toContain('السطر الأول\nالسطر الثاني')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('السعر: 20\nالكمية: 40</p>')
  })

  it('is written in the language that staff chose', () => {
    const { text, html } = answerMail(message, { ...letter, locale: 'en' }, scene)
    expect(text).toContain('Your message of 02 May 2026:')
    expect(html).toContain('<html lang="en" dir="ltr">')
  })

  it('stands in the words of the company, which name what there is', () => {
    const texts = textsOf({
      answerSubject: { ar: '', en: '{number} {subject} - {site}' },
      answerBody: { ar: '', en: 'Dear {name},\n\n{answer}\n\nRequest: {number}.\n\nYou wrote:\n\n{list}\n\nBye' },
    })
    const written = { locale: 'en', subject: 'Your price', body: 'It is {name}.\n\n20' } as const
    const mail = answerMail(message, written, { ...scene, texts })
    expect(mail.subject).toBe('Your price - Rawabit')
    expect(mail.text).toMatch(/^Dear .+,\n\nIt is \{name\}\.\n\n20\n\nYou wrote:\n\n/)
    expect(mail.text).toContain('السطر الأول')
    expect(mail.text.trimEnd()).toMatch(/\n\nBye\n\n.+$/)
  })

  it('holds no markup but its own', () => {
    const { html } = answerMail(message, { ...letter, subject: '<b>', body: '<script>1</script>' }, scene)
    for (const markup of ['<b>', '<script>']) expect(html).not.toContain(markup)
  })
})
