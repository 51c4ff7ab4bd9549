import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Language } from '../app/language/languages'
import { messagesIn } from '../app/language/messages.server'
import { MessagesProvider } from '../app/language/messages-provider'

/** The HTML that a visitor is sent for a part of a page, in one language. */
export function drawn(part: ReactElement, language: Language): string {
  const routed = createElement(MemoryRouter, null, part)
  return renderToStaticMarkup(
    createElement(MessagesProvider, { i18n: messagesIn(language) }, routed),
  )
}
