import { pageScript } from './page-script'

/** Comes last, because nothing of it is needed to draw the page; beside the page, because it is the same for all. */
export function lateScriptFile(
  parts: Map<string, Record<string, string>>,
  address = pageScript,
): string {
  if (!address || parts.size === 0) return ''
  const given = Object.assign({}, ...parts.values())
  const attributes = Object.entries({ 'data-of': [...parts.keys()].join(' '), ...given })
    .map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`)
    .join('')
  return `<script async src="${address}"${attributes}></script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
