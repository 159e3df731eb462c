import { domainToUnicode } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedMail } from '#domain/messages/mail.ts'
import { bodiesOf, decodedHeader, headersOf, openMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { freePort } from '#tests/support/site.ts'
import { letterHtml } from './mail-letter.ts'
import { openMailTransport } from './mail-transport.ts'

let server: MailServer
beforeEach(async () => void (server = await openMailServer()))
afterEach(() => server.close())

const from = { name: 'Rawabit | روابط', address: 'site@site.example' }
const mail: QueuedMail = {
  id: '1',
  headerId: '<one@site.example>',
  messageId: null,
  recipient: 'sales@site.example',
  replyTo: 'sara@client.example',
  subject: 'طلب عرض سعر: 805 - سارة العتيبي 👷‍♀️',
  text: 'المنتج: 805\n',
  html: '<p>المنتج: 805</p>',
  thread: [],
  cc: [],
  isPersonal: false,
  urgency: 1,
  state: 'queued',
  attempts: 1,
  nextAttemptAt: '',
  lastError: '',
  createdAt: '',
  sentAt: null,
}

/** Waits for a silent server only as long as a test should. */
const send = (changes: Partial<QueuedMail> = {}, url = server.url) =>
  openMailTransport(url, 500).send({ ...mail, ...changes }, from)

describe('a mail', () => {
  it('arrives with its words, its sender, whom to answer and its own Message-ID', async () => {
    await send()
    const [{ raw, ...envelope }] = server.taken as [(typeof server.taken)[0]]
    expect(envelope).toEqual({ from: 'site@site.example', to: ['sales@site.example'] })
    const headers = headersOf(raw)
    expect(headers.get('message-id')).toEqual(['<one@site.example>'])
    expect(headers.get('reply-to')).toEqual(['sara@client.example'])
    expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
    expect(decodedHeader(headers.get('subject')![0]!)).toBe(mail.subject)
    expect(decodedHeader(headers.get('from')![0]!)).toContain('روابط')
    expect(bodiesOf(raw).map((body) => body.trim())).toEqual(['المنتج: 805', '<p>المنتج: 805</p>'])
  })

  it('goes to its one recipient, whatever stands in it', async () => {
    await send({
      subject: 'Hello\r\nBcc: all@evil.example\r\n\r\n<b>body</b>',
      replyTo: 'sara@client.example\r\nBcc: all@evil.example',
      text: '.\r\nRCPT TO:<all@evil.example>\r\nQUIT\r\n.',
    })
    const [{ raw, to }] = server.taken as [(typeof server.taken)[0]]
    expect(to).toEqual(['sales@site.example'])
    const headers = headersOf(raw)
    expect([headers.get('bcc'), headers.get('cc'), headers.get('to')]).toEqual([
      undefined,
      undefined,
      ['sales@site.example'],
    ])
    expect(raw).toContain('\r\n.\r\nRCPT TO:<all@evil.example>\r\nQUIT\r\n.')
  })

  it('that a person wrote follows the ones before it and is not called automatic', async () => {
    const cc = ['buyer@client.example', 'boss@client.example']
    await send({ isPersonal: true, thread: ['<one@site.example>', '<two@site.example>'], cc })
    const headers = headersOf(server.taken[0]!.raw)
    expect(server.taken[0]!.to).toEqual(['sales@site.example', ...cc])
    expect(headers.get('cc')).toEqual([cc.join(', ')])
    expect(headers.get('in-reply-to')).toEqual(['<two@site.example>'])
    expect(headers.get('references')).toEqual(['<one@site.example> <two@site.example>'])
    expect(headers.get('auto-submitted')).toBeUndefined()
  })

  it.each(['علي@موقع.السعودية', 'müller@example.com', 'info@موقع.السعودية'])(
    'goes to %s, as the answer to it does',
    async (address) => {
      await send({ recipient: address, replyTo: address })
      const [{ raw, to }] = server.taken as [(typeof server.taken)[0]]
      const host = (text: string) => [text.split('@')[0], domainToUnicode(text.split('@')[1]!)]
      expect(to.map(host)).toEqual([host(address)])
      expect(host(decodedHeader(headersOf(raw).get('reply-to')![0]!).replaceAll(/[<>]/g, ''))).toEqual(host(address))
    },
  )

  it('that follows no other one says nothing of others', async () => {
    await send()
    const headers = headersOf(server.taken[0]!.raw)
    expect([headers.get('in-reply-to'), headers.get('references')]).toEqual([undefined, undefined])
  })

  it('arrives whole when it is long and in many scripts', async () => {
    const text = '👷‍♀️ نص طويل \u202e e\u0301 \u0000 …\n'.repeat(5000)
    const html = letterHtml({ locale: 'ar', subject: '', sender: '', opening: [text], facts: [], closing: [] })
    await send({ text, html })
    expect(text.length).toBeGreaterThan(100_000)
    const lines = (value: string) => value.replaceAll('\r\n', '\n')
    expect(bodiesOf(server.taken[0]!.raw).map(lines)).toEqual([text, html])
  })
})

describe('a mail that is not taken', () => {
  it.each([
    ['busy', /451/],
    ['refuses', /550/],
    ['silent', /timeout/i],
    ['breaks-off', /closed|reset/i],
  ] as const)('says why: the server %s', async (mood, reason) => {
    server.setMood(mood)
    await expect(send()).rejects.toThrow(reason)
    expect(server.taken).toEqual([])
  })

  it('says why when there is no server', async () => {
    await expect(send({}, `smtp://127.0.0.1:${await freePort()}`)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('stays here when the server cannot prove who it is', async () => {
    const stranger = await openMailServer({})
    await expect(send({}, stranger.url)).rejects.toThrow(/certificate/i)
    expect(stranger.taken).toEqual([])
    await stranger.close()
  })

  it('stays here when its password would go unencrypted to another machine', async () => {
    const url = server.url.replace('127.0.0.1', 'user:password@127.0.0.2')
    await expect(send({}, url)).rejects.toThrow()
    expect(server.taken).toEqual([])
  })
})
