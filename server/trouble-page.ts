import type { Language } from '../app/language/languages'
import { messagesIn } from '../app/language/messages.server'
import { phoneLink } from '../app/language/numbers/phone-number'
import { pathTo } from '../app/language/path-to'
import button from '../app/ui/button.module.css'
import type { Agency } from '../app/web/agency'
import { requestId } from '../app/web/current-request.server'

const kinds = {
  400: 'bad-request',
  405: 'not-allowed',
  414: 'bad-request',
  429: 'too-many',
  500: 'mistake',
  503: 'unavailable',
} as const

/** When to come back, in seconds. */
const waits: Partial<Record<TroubleStatus, string>> = { 429: '60', 503: '30' }

export type TroubleStatus = keyof typeof kinds
export type TroubleKind = (typeof kinds)[TroubleStatus] | 'not-from-here'

type Frame = { agency: Agency; styles: readonly string[]; languages?: readonly Language[] }

/** A page for when nothing else can be made: it needs no database, no router and no scripts. */
export function troublePage(
  status: TroubleStatus,
  language: Language,
  { agency, styles, languages = [] }: Frame,
  kind: TroubleKind = kinds[status],
): Response {
  const { t } = messagesIn(language)
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(t(`trouble.${kind}.title`))} | ${escaped(agency.name)}</title>
${styles.map((style) => `<link rel="stylesheet" href="${escaped(style)}">`).join('\n')}
</head>
<body>
<header class="wrap"><a class="logo" href="${pathTo('home', language)}">${escaped(agency.name)}</a>
${switcher(languages, language)}</header>
<main class="wrap section">
<div class="stack">
<h1>${escaped(t(`trouble.${kind}.title`))}</h1>
<p class="lead">${escaped(t(`trouble.${kind}.body`))}</p>
<p>${escaped(t('trouble.call'))} <a href="${escaped(phoneLink(agency.phone))}">${escaped(agency.phone)}</a></p>
${reference(language)}<p><a class="${button.button}" href="${pathTo('home', language)}">${escaped(t('trouble.home'))}</a></p>
</div>
</main>
</body>
</html>
`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': language,
  })
  const wait = waits[status]
  if (wait) headers.set('retry-after', wait)
  return new Response(html, { status, headers })
}

/** The number under which the log has what happened. */
function reference(language: Language): string {
  const id = requestId()
  if (!id) return ''
  return `<p>${escaped(messagesIn(language).t('trouble.reference'))} <code>${escaped(id)}</code></p>\n`
}

/** To the home page: what failed here may fail in the other language too. */
function switcher(languages: readonly Language[], current: Language): string {
  if (languages.length < 2) return ''
  const { t } = messagesIn(current)
  const links = languages.map((each) => {
    const here = each === current ? ' aria-current="true"' : ''
    const name = escaped(t(`languages.${each}`))
    return `<a href="${pathTo('home', each)}" hreflang="${each}" lang="${each}"${here}><span aria-hidden="true">${each.toUpperCase()}</span><span class="hidden">${name}</span></a>`
  })
  return `<nav class="languages" aria-label="${escaped(t('language'))}">${links.join('')}</nav>\n`
}

function escaped(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
}
