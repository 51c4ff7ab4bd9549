import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { MessagesProvider } from '../language/messages-provider'

const phoneNumber = /\b0\d{1,3}(?: \d{2,3}){2,3}\b/g
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** Both halves of a letter, in the reader's language: useTranslation() works in it as on a page. */
export async function renderLetter(language: Language, letter: ReactElement) {
  const drawn = await render(
    <MessagesProvider i18n={messagesIn(language)}>{letter}</MessagesProvider>,
  )
  // Some mail programs draw a box for it.
  const html = drawn.replaceAll('\u2060', '')
  const text = toPlainText(html, {
    selectors: [
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['', ''] } },
      { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  })
  return {
    html: html.replace(/€ (?=\d)/g, '€\u00a0').replace(phoneNumber, unbroken),
    text: text.trim().replace(/\n{3,}/g, '\n\n'),
  }
}
