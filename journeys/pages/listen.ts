import type { Page } from '@playwright/test'

/** What a page does behind its back: asks others for something, or breaks. */
export function listen(page: Page, ours: string): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isOurs = origin === ours || ['data:', 'blob:'].includes(protocol)
    if (!isOurs) told.push(`third party: ${request.url()}`)
  })
  page.on('pageerror', (error) => told.push(`script: ${error}`))
  page.on('console', (line) => {
    if (/Content Security Policy|Minified React error/.test(line.text())) told.push(line.text())
  })
  return told
}
