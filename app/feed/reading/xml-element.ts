/** An element by its own name, without the prefix that its sender gives the namespace. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  /** Of its own, trimmed. */
  text: string
  children: XmlElement[]
}

export function childOf(
  element: XmlElement | undefined,
  ...path: string[]
): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  )
}

/** Of a list: one of them, or many, or none. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

const unsafe: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What a person wrote, with what no XML may hold left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => unsafe[letter] ?? '')
}
