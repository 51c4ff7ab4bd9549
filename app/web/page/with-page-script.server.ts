import { pageScript } from './page-script'

const end = '</body></html>'

/** Last, because nothing of it is needed to draw the page; beside the page, because it is the same for all. */
export function withPageScript(
  html: string,
  parts: Map<string, Record<string, string>>,
  address = pageScript,
): string {
  if (!address || parts.size === 0 || !html.endsWith(end)) return html
  const given = Object.assign({}, ...parts.values())
  const attributes = Object.entries({ 'data-of': [...parts.keys()].join(' '), ...given })
    .map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`)
    .join('')
  return `${html.slice(0, -end.length)}<script async src="${address}"${attributes}></script>${end}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
