import { htmlAnswer, htmlOf } from '../../app/web/page/html-answer.server'
import { previewPath } from '../../app/web/preview.server'

const openTag = /<(?:a|area|form)\s[^>]*>/g
const address = /\s(href|action)="([^"]*)"/

/**
 * Wherever a preview leads, the visitor is still looking before the time: redirects, links and forms. A
 * preview has no scripts, so what stands in its HTML is all that can lead anywhere.
 */
export async function keptInPreview(answer: Response, pass: string | null): Promise<Response> {
  const { status, headers } = answer
  const elsewhere = headers.get('location')
  if (elsewhere) headers.set('location', previewPath(elsewhere, pass))
  if (!headers.get('content-type')?.startsWith('text/html')) return answer
  const html = (await htmlOf(answer)).replace(openTag, (tag) => {
    const kept = tag.replace(address, (_, name, path) => {
      return ` ${name}="${escaped(previewPath(unescaped(path), pass))}"`
    })
    return pass && isAsking(tag) ? `${kept}${passField(pass)}` : kept
  })
  return htmlAnswer(html, { status, headers })
}

/** What a form asks for (GET) replaces the query of its address. */
function isAsking(tag: string): boolean {
  return tag.startsWith('<form') && !/\smethod="(?:post|dialog)"/i.test(tag)
}

function passField(pass: string): string {
  return `<input type="hidden" name="pass" value="${escaped(pass)}"/>`
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
