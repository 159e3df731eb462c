import { foldedWords, foldText, toLatinDigits } from '#domain/text/fold.ts'
import { typedQuotationNumber } from '#domain/quotes/quotation.ts'
import { typedNumber } from '#domain/quotes/request-number.ts'
import { messageText, senderName, type MessageContent } from './message.ts'
import { phoneDigits } from './phone.ts'

/** What staff look for: all the words, or else the digits of a phone number, or the number of a request or quotation as SQL's `like` compares it. */
export type MessageSearch = { words: string[]; digits: string | null; numbers?: string[] }

const MOST_WORDS = 10
const MOST_LENGTH = 200
const FEWEST_DIGITS = 5

/** All that a message is found by, folded as `readMessageSearch` folds what is looked for. */
export function messageSearchText(content: MessageContent, productId: string | null, number = ''): string {
  const { email, phone } = content
  const company =
    content.kind === 'document'
      ? [content.company, content.type, content.product]
      : content.kind === 'quote'
        ? [content.companyName, content.jobTitle, content.address, content.city ?? '', content.project ?? '']
        : []
  const parts = [senderName(content), email, phone, ...phoneDigits(phone), ...company, productId ?? '', number]
  return foldText([...parts, messageText(content)].filter((part) => part !== '').join('\n'))
}

/** Reads what was typed into the search box; null where nothing was. */
export function readMessageSearch(typed: string): MessageSearch | null {
  const text = typed.trim().slice(0, MOST_LENGTH)
  const words = foldedWords(text)
  return words.length === 0 ? null : { words: words.slice(0, MOST_WORDS), digits: digitsOf(text), ...numbersOf(text) }
}

function numbersOf(text: string): Pick<MessageSearch, 'numbers'> {
  const numbers = [typedNumber(text), typedQuotationNumber(text)].filter((number) => number !== null)
  return numbers.length === 0 ? {} : { numbers }
}

/** `00966 50 123 4567`, `050-123-4567` and the like; null for what holds anything but a number. */
function digitsOf(text: string): string | null {
  const latin = toLatinDigits(text)
  if (/[^\d\s()+.-]/.test(latin)) return null
  const digits = latin.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.length >= FEWEST_DIGITS ? digits : null
}
