const END = '\r\n'

/** What a client says in one go, and which answers are right; 0 is a connection that is closed without a word. */
type OddMessage = { name: string; bytes: Buffer; answers: readonly number[] }

/** `HOST` stands for the name of the site. */
const get = (target: string, ...headers: string[]) => message([`GET ${target} HTTP/1.1`, 'Host: HOST', ...headers])
const post = (headers: string[], body = '') =>
  message(['POST /api/mails/contact.php HTTP/1.1', 'Host: HOST', FORM, ...headers], body)
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const CHUNKED = 'Transfer-Encoding: chunked'

function message(lines: string[], body = ''): string {
  return [...lines, 'Connection: close', '', body].join(END)
}

const BAD = [400]
const TOO_LONG = [431]
const NOT_THERE = [400, 404]
const READ = [200, 400, 416]

const MESSAGES: [name: string, text: string | Buffer, answers: readonly number[]][] = [
  ['headers of 17 kB', get('/en', `X-A: ${'a'.repeat(17_000)}`), TOO_LONG],
  ['two thousand headers', get('/en', ...Array.from({ length: 2_000 }, (_, index) => `A${index}: b`)), [200, 431]],
  ['an address of 15 kB', get(`/${'a'.repeat(15_000)}`), NOT_THERE],
  ['an address of 64 kB', get(`/${'a'.repeat(65_000)}`), TOO_LONG],
  ['a query of 15 kB', get(`/en/search?q=${'%D8%B3'.repeat(2_500)}`), [200, 400]],
  ['a thousand fields in the query', get(`/en/products?${'a=b&'.repeat(1_000)}`), [200]],
  ['percent signs alone', get('/%'), NOT_THERE],
  ['percent signs before no figures', get('/en/%zz?q=%zz'), NOT_THERE],
  ['half a letter', get('/en/%c3%28'), NOT_THERE],
  ['half a letter in the query', get('/en/search?q=%c3%28%ff%'), [200, 400]],
  ['an encoded NUL', get('/en/%00'), NOT_THERE],
  ['an encoded NUL in the query', get('/en/search?q=%00&page=%00'), [200, 400]],
  ['a NUL in the address', get('/en\0'), BAD],
  ['a NUL in a header', get('/en', 'X-A: a\0b'), BAD],
  ['a line end in a header', get('/en', 'X-A: a\rb'), BAD],
  ['a folded header', get('/en', 'X-A: a', ' b'), BAD],
  ['the address of another site', get('http://other.example/en'), [400, 421]],
  ['two hosts', get('/en', 'Host: other.example'), BAD],
  ['another host', message(['GET /en HTTP/1.1', 'Host: other.example']), [421]],
  ['no host', message(['GET /en HTTP/1.1']), BAD],
  ['HTTP/1.0', message(['GET /en HTTP/1.0', 'Host: HOST']), [200]],
  ['HTTP/1.0 without a host', message(['GET /en HTTP/1.0']), [200, 400, 421]],
  ['HTTP/2', `PRI * HTTP/2.0${END}${END}SM${END}${END}`, BAD],
  ['HTTP/9.9', message(['GET /en HTTP/9.9', 'Host: HOST']), BAD],
  ['the beginning of TLS', Buffer.from('16030100a5010000a10303', 'hex'), BAD],
  ['bytes without sense', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 89) % 256)), BAD],
  ['two lengths', post(['Content-Length: 3', 'Content-Length: 4'], 'a=b'), BAD],
  ['a length and chunks', post(['Content-Length: 3', CHUNKED], `3${END}a=b${END}0${END}${END}`), BAD],
  ['a negative length', post(['Content-Length: -1']), BAD],
  ['a length that is no number', post(['Content-Length: 1e3'], 'a=b'), BAD],
  ['a length beyond all numbers', post([`Content-Length: ${'9'.repeat(40)}`], 'a=b'), [400, 413]],
  ['a length of 10 GB', post(['Content-Length: 10000000000'], 'a=b'), [413]],
  ['a chunk without a length', post([CHUNKED], `zz${END}a=b${END}`), BAD],
  ['a chunk that is longer than it says', post([CHUNKED], `1${END}a=b${END}0${END}${END}`), BAD],
  ['a chunk beyond all numbers', post([CHUNKED], `FFFFFFFFFFFFFFFFF${END}a=b`), BAD],
  ['a chunk with 60 kB of remarks', post([CHUNKED], `1;${'a'.repeat(60_000)}${END}a${END}0${END}${END}`), [400, 413]],
  ['chunks within chunks', post(['Transfer-Encoding: chunked, chunked'], `0${END}${END}`), BAD],
  ['another coding of the transfer', post(['Transfer-Encoding: gzip'], 'a=b'), BAD],
  ['a compressed body', post(['Content-Encoding: gzip', 'Content-Length: 3'], 'a=b'), [415]],
  ['a form without an end', post(['Content-Type: multipart/form-data', 'Content-Length: 3'], '--x'), [400, 415, 422]],
  ['an expectation', get('/en', 'Expect: a miracle'), [417]],
  ['another protocol', get('/en', 'Upgrade: websocket', 'Connection: Upgrade'), [200, 400, 426]],
  ['a tunnel', message(['CONNECT other.example:443 HTTP/1.1', 'Host: other.example:443']), [0, 400, 405]],
  ['an echo', message(['TRACE /en HTTP/1.1', 'Host: HOST']), [404, 405]],
  ['an unknown method', message(['STEAL /en HTTP/1.1', 'Host: HOST']), BAD],
  ['12 kB of cookies', get('/en', `Cookie: ${'a=b; '.repeat(2_400)}`), [200]],
  ['a thousand copies that it knows', get('/en', `If-None-Match: ${'"a", '.repeat(1_000)}"b"`), [200]],
  ['a thousand languages', get('/en', `Accept-Language: ${'ar;q=0.1,'.repeat(1_000)}en`), [200]],
  ['a thousand parts', get('FILE', `Range: bytes=${'0-0,'.repeat(1_000)}1-1`), READ],
  ['a thousand wholes', get('FILE', `Range: bytes=${'0-,'.repeat(1_000)}0-`), READ],
  ['a part before the beginning', get('FILE', 'Range: bytes=-0'), READ],
  ['a part that ends before it begins', get('FILE', 'Range: bytes=5-2'), READ],
  ['a part beyond all numbers', get('FILE', `Range: bytes=${'9'.repeat(40)}-`), READ],
]

/** Everything that is sent, for a site of that name with that file. */
export function oddMessages(host: string, file: string): OddMessage[] {
  return MESSAGES.map(([name, text, answers]) => {
    const bytes =
      typeof text === 'string' ? Buffer.from(text.replaceAll('HOST', host).replace('FILE', file), 'latin1') : text
    return { name, bytes, answers }
  })
}
