import { describe, expect, it } from 'vitest'
import { NO_FOLLOW_UP } from '#domain/follow-up/follow-up.ts'
import type { Message } from '#domain/messages/message.ts'
import { aQuote, STORED } from '#tests/support/records.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { textsOf } from '#tests/support/content/mail-texts.ts'
import { noticeListMail } from './follow-up-mails.ts'
import { answerMail, type AnswerScene } from './answer-mail.ts'
import { type Letter, letterHtml, letterText, linkFact, withLogo } from './mail-letter.ts'
import { toMailFailure } from './mail-transport.ts'
import { siteSender } from './site-transport.ts'

it('keeps day and number apart in a list: Arabic would turn the day around', () => {
  const message = { ...aQuote(), id: 'm', number: 'RQ-2026-00019', followUp: NO_FOLLOW_UP } as unknown as Message
  const told = [{ kind: 'due', message, at: '2026-11-29T06:00:00.000Z' }] as const
  const scene = { sender: { ar: 'روابط', en: 'Rawabit' }, siteUrl: 'https://site.example' }
  const mailIn = (locale: 'ar' | 'en') =>
    noticeListMail(told, 'daily', { ...scene, reader: { email: 'noura@site.example', locale } })
  expect(mailIn('ar').html).toContain('<bdi dir="auto">\u200f\u2066RQ-2026-00019\u2069 · 29 نوفمبر 2026، 09:00</bdi>')
  expect(mailIn('en').html).toContain('<bdi dir="auto">RQ-2026-00019 · 29 Nov 2026, 09:00</bdi>')
})

it('says what the server answered, in one line of bounded length', () => {
  const error = Object.assign(new Error('x'), { code: 'EENVELOPE', response: `550 no\r\n${'x'.repeat(1000)}` })
  const { text, isServerAway } = toMailFailure(error)
  expect(text).toMatch(/^EENVELOPE: 550 no x+$/)
  expect(text).toHaveLength(300)
  expect(isServerAway).toBe(false)
})

it('takes anything that is not about the mail itself for a server that is away', () => {
  expect(toMailFailure(Object.assign(new Error('refused'), { code: 'ECONNECTION' }))).toEqual({
    text: 'ECONNECTION: refused',
    code: 'ECONNECTION',
    isServerAway: true,
  })
  expect(toMailFailure(new Error('late')).isServerAway).toBe(true)
})

it('names the kind of failure for the log, and nobody', () => {
  const codes = [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ESOCKET' }),
    Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535, response: '535 bad password of sara' }),
    new Error('sara@client.example'),
  ].map((error) => toMailFailure(error).code)
  expect(codes).toEqual(['ECONNREFUSED', 'EAUTH 535', 'unknown'])
})

const settings = { get: async () => demoSettings }

it('mails are from the address of the configuration, or the one that the site shows', async () => {
  const from = await siteSender(testConfig({ MAIL_FROM: 'noreply@site.example' }), settings)
  expect(from).toEqual({ name: `${demoSettings.name.en} | ${demoSettings.name.ar}`, address: 'noreply@site.example' })
  const named = await siteSender(testConfig({ MAIL_FROM: '"Rawabit, Riyadh" <a@site.example>' }), settings)
  expect(named).toEqual({ name: 'Rawabit, Riyadh', address: 'a@site.example' })
  expect(await siteSender(testConfig({ MAIL_FROM: 'Rawabit <a@site.example>' }), settings)).toMatchObject({
    name: 'Rawabit',
  })
  expect((await siteSender(testConfig(), settings)).address).toBe(demoSettings.email)
})

it('mails of a site that has no address yet are from its host, by its one name', async () => {
  const neutral = { get: async () => neutralSettings('shop.example') }
  const from = await siteSender(testConfig({ SITE_URL: 'https://shop.example' }), neutral)
  expect(from).toEqual({ name: 'shop.example', address: 'noreply@shop.example' })
})

it('mails carry the logo of the site, under its whole address', async () => {
  const logo = { src: '/api/uploads/a.png', width: 640, height: 160 }
  const config = testConfig({ SITE_URL: 'https://shop.example' })
  expect(await siteSender(config, settings, { identity: { view: async () => ({ logo }) } })).toMatchObject({
    logo: { ...logo, src: 'https://shop.example/api/uploads/a.png' },
  })
  expect(await siteSender(config, settings, { identity: { view: async () => null } })).not.toHaveProperty('logo')
})

describe('answer mail', () => {
  const at = '2026-05-01T22:00:00.000Z'
  const message: Message = { ...aQuote(), ...STORED, createdAt: at, updatedAt: at }
  const scene: AnswerScene = {
    texts: textsOf(),
    siteUrl: 'https://site.example',
    replyTo: demoSettings.salesEmail,
    product: null,
  }
  const letter = { locale: 'ar', subject: 'عرض السعر', body: 'السلام عليكم\n\nالسعر: 20\nالكمية: 40' } as const

  describe('an answer', () => {
    it('goes to the sender, who answers to the sales team', () => {
      expect(answerMail(message, letter, scene)).toMatchObject({
        recipient: message.content.email,
        replyTo: demoSettings.salesEmail,
        subject: 'عرض السعر',
        isPersonal: true,
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
})

describe('mail letter', () => {
  const EVIL = `<img src=x onerror="alert(1)">&'"</td></table>`
  const letter: Letter = {
    locale: 'ar',
    subject: 'طلب',
    sender: 'روابط',
    opening: ['السلام عليكم'],
    facts: [
      { term: 'المنتج', value: '805', link: { text: 'الصفحة', href: 'https://site.example/pu-foam/805' } },
      { term: 'التفاصيل', value: 'سطر\nآخر' },
    ],
    closing: ['شكراً'],
  }

  it('says in plain text all that it says in HTML', () => {
    expect(letterText(letter)).toBe(
      'السلام عليكم\n\nالمنتج: 805\nhttps://site.example/pu-foam/805\nالتفاصيل:\nسطر\nآخر\n\nشكراً\n\nروابط\n',
    )
    const html = letterHtml(letter)
    for (const text of ['السلام عليكم', '805', 'href="https://site.example/pu-foam/805"', 'سطر\nآخر', 'شكراً', 'روابط'])
      expect(html).toContain(text)
  })

  it('begins a value on its first line', () =>
    expect(letterHtml(letter)).toMatch(/<td[^>]*><bdi dir="auto">805<\/bdi><br \/><a /))

  it('says what is nothing but a link once', () => {
    const leading = { ...letter, facts: [linkFact('افتح صفحة الطلب', 'https://site.example/quote/s/a')] }
    expect(letterHtml(leading).split('افتح صفحة الطلب')).toHaveLength(2)
    expect(letterText(leading)).toContain('افتح صفحة الطلب: \nhttps://site.example/quote/s/a')
  })

  it('lets a code stand out, left to right in every language', () => {
    const withCode = { ...letter, code: '408123', facts: [] }
    expect(letterText(withCode)).toBe('السلام عليكم\n\n408123\n\nشكراً\n\nروابط\n')
    expect(letterHtml(withCode)).toContain('<bdi dir="ltr">408123</bdi>')
  })

  it('keeps the order of a phone number inside Arabic', () => {
    const withPhone = { ...letter, closing: ['اتصل بنا على +966 11 000 0000.'] }
    const isolated = 'على \u2066+966 11 000 0000\u2069.'
    for (const body of [letterText(withPhone), letterHtml(withPhone)]) expect(body).toContain(isolated)
    expect(letterText({ ...withPhone, locale: 'en' })).not.toContain('\u2066')
  })

  it('reads in the direction of its language', () => {
    expect(letterHtml(letter)).toContain('<html lang="ar" dir="rtl">')
    expect(letterHtml({ ...letter, locale: 'en' })).toContain('<html lang="en" dir="ltr">')
  })

  it('never takes text for markup', () => {
    const html = letterHtml({
      locale: 'en',
      subject: EVIL,
      sender: EVIL,
      opening: [EVIL],
      facts: [{ term: EVIL, value: EVIL, link: { text: EVIL, href: `https://site.example/${EVIL}` } }],
      closing: [EVIL],
    })
    expect(html).not.toContain('<img')
    expect(html.match(/<\/table>/g)).toHaveLength(2)
    expect(html.match(/&lt;img src=x/g)).toHaveLength(8)
  })

  it('goes out under the logo, which is read as the name where no picture is loaded', () => {
    const logo = { src: 'https://site.example/api/uploads/a.png', width: 640, height: 160 }
    const html = withLogo(letterHtml({ ...letter, sender: 'A & "B"' }), logo)
    expect(html).toContain(
      '<img src="https://site.example/api/uploads/a.png" alt="A &amp; &quot;B&quot;" width="160" height="40" style="border:0" /></p>',
    )
    expect(html).toContain('السلام عليكم')
  })
})
