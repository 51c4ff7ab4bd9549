type Props = Record<string, string>
export type Node = { tag: string; props: Props; children: (Node | string)[] }

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const piece =
  /<!--.*?-->|<\/([\w-]+)>|<(?:script|style)[ >].*?<\/(?:script|style)>|<([\w-]+)((?:"[^"]*"|[^>])*)>|([^<]+)/gs

/** HTML of our own making: every element closed, every value in quotes. Scripts and styles are left out. */
export function pageTree(html: string): Node {
  const open: Node[] = [{ tag: 'root', props: {}, children: [] }]
  for (const [, ended, tag, props = '', words] of html.matchAll(piece)) {
    if (ended) open.pop()
    else if (words) open.at(-1)?.children.push(asText(words))
    else if (tag) {
      const node = { tag, props: readProps(props), children: [] }
      open.at(-1)?.children.push(node)
      if (!empty.has(tag) && !props.endsWith('/')) open.push(node)
    }
  }
  return open[0] as Node
}

export function all(node: Node, isWanted: (node: Node) => boolean): Node[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return isWanted(child) ? [child, ...all(child, isWanted)] : all(child, isWanted)
  })
}

export function text(node: Node | undefined): string {
  const told = node?.children.map((child) => (typeof child === 'string' ? child : text(child)))
  return told?.join('').replace(/\s+/g, ' ').trim() ?? ''
}

function readProps(props: string): Props {
  const found = props.matchAll(/([\w-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, asText(value)]))
}

const asText = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
