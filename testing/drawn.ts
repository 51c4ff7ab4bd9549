import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import type { Language } from '../app/language/languages'
import { messagesIn } from '../app/language/messages.server'

/** The HTML that a visitor is sent for a part of a page, in one language. */
export function drawn(part: ReactElement, language: Language): string {
  const routed = createElement(MemoryRouter, null, part)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: messagesIn(language) }, routed),
  )
}
