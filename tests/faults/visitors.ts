/** A request as a visitor sends it, by its e-mail address. */
let sent = 0

/** Sends one request from an address in a network of its own, so that no ceiling of a network holds its mails back; answers that address once the site has said that it is stored. */
export async function sendRequest(origin: string): Promise<string | null> {
  const number = ++sent
  const email = `visitor-${number}@client.example`
  const answer = await fetch(`${origin}/api/mails/contact.php`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${100 + (number % 50)}.${Math.floor(number / 50) % 250}.1`,
    },
    body: JSON.stringify({ name: 'Omar', email, message: `Request ${number}`, formKey: `filling-${number}` }),
  }).catch(() => null)
  // A connection that broke is no answer: the request may or may not have been stored.
  const body = await answer?.json().catch(() => null)
  return body?.status === 'success' ? email : null
}
