/** A quote request, from a customer with a mailbox and a network of his own for each number. */
export function requestQuote(origin: string, number: number): Promise<Response> {
  return fetch(`${origin}/api/mails/requestQuote.php`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1` },
    body: new URLSearchParams({
      firstName: 'سارة',
      lastName: 'العتيبي',
      phone: '0501234567',
      email: `sender-${number}@client.example`,
      details: `${number} cartons`,
    }),
  })
}
