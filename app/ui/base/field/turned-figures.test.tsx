import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { TextField } from './text-field.tsx'

test('a phone number keeps its order in the label, hint and error of a field, and in a message', () => {
  const text = 'مثل +966 11 000 0000'
  const html = renderPage(
    <>
      <TextField label={text} hint={text} error={text} />
      <Message tone="error">{text}</Message>
    </>,
  )
  expect(html.match(/<bdi dir="ltr"[^>]*>[+]966 11 000 0000<\/bdi>/g)).toHaveLength(4)
})
