/** What Word, Google Docs and pages put on the clipboard, in the tags that an editor here knows. */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    renamed(heading, heading.localName === 'h1' ? 'h2' : 'h4')
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) renamed(title, 'h2')
  listWordItems(body)
  sayWeights(body)
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = !paragraph.textContent?.trim() && !paragraph.querySelector('img, br')
    if (isEmpty && !paragraph.closest('td, th, li')) paragraph.remove()
  }
  return body.innerHTML
}

/** Google Docs says in styles what is bold; the rules of our pages hide those from an editor. */
function sayWeights(body: HTMLElement) {
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
    const isBold = weight === 'bold' || Number(weight) >= 600
    element.removeAttribute('style')
    if (/^(b|strong)$/.test(element.localName)) {
      if (weight && !isBold) element.replaceWith(...element.childNodes)
      continue
    }
    if (element.localName !== 'span') continue
    if (/font-style:\s*italic/i.test(style)) around(element, 'em')
    if (isBold) around(element, 'strong')
  }
}

function around(element: Element, name: string) {
  const next = element.ownerDocument.createElement(name)
  next.append(...element.childNodes)
  element.append(next)
}

function renamed(element: Element, name: string) {
  const next = element.ownerDocument.createElement(name)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

type OpenList = { list: Element; level: number }

/** Word writes the items of a list as paragraphs, each with its bullet or number before it. */
function listWordItems(body: HTMLElement) {
  const make = (name: string) => body.ownerDocument.createElement(name)
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    const sign = [...paragraph.querySelectorAll('[style]')].find((each) =>
      /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
    )
    if (level === 0 || !sign) continue
    const isNumbered = /^\s*[\da-z]{1,4}[.)]/i.test(sign.textContent ?? '')
    sign.remove()
    if (open[0]?.list !== paragraph.previousElementSibling) open = []
    open = open.filter((each) => each.level <= level)
    if (open.at(-1)?.level !== level) {
      const list = make(isNumbered ? 'ol' : 'ul')
      const holder = open.at(-1)?.list.lastElementChild
      if (holder) holder.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = make('li')
    const words = make('p')
    words.append(...paragraph.childNodes)
    item.append(words)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}
