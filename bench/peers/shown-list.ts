import { all, type Node, pageTree, text } from './page-tree'

/** What our list shows, so that a peer shows the same: homes, filters, links, pages. */
export function shownList(html: string) {
  const page = pageTree(html)
  const [form] = all(page, isA('form', { role: 'search' }))
  const labels = new Map(all(page, isA('label')).map((each) => [each.props.for, text(each)]))
  const homes = all(page, isA('article')).map(home)
  if (!form || homes.length < 24) throw new Error('The list has no filters, or too few homes.')
  const [first] = all(page, isA('nav'))
  const lists = all(page, isA('nav')).filter(({ props }) => props['aria-label'] === 'Hoofdmenu')
  return {
    title: text(all(page, isA('h1'))[0]),
    top: links(first),
    menu: links(lists[0]),
    footer: links(all(page, isA('footer'))[0]),
    pages: all(page, isA('a'))
      .filter(({ props }) => /[?&]page=\d+$/.test(props.href ?? ''))
      .map(link),
    homes,
    filters: all(form, ({ tag }) => tag === 'input' || tag === 'select').map((field) =>
      filter(field, form, labels),
    ),
  }
}

export type ShownList = ReturnType<typeof shownList>

function home(article: Node) {
  const [price] = all(article, isA('p')).filter(({ props }) => props.class !== 'badge')
  const amounts = all(price ?? article, ({ props }) => 'data-amount' in props)
  const [heading] = all(article, isA('h3'))
  return {
    id: article.props['data-property'] ?? '',
    address: all(heading ?? article, isA('a'))[0]?.props.href ?? '',
    title: text(heading),
    badge: text(all(article, isA('p', { class: 'badge' }))[0]),
    amounts: (amounts.length > 0 ? amounts : price ? [price] : []).map(text),
    facts: all(article, isA('li')).map((fact) => ({
      icon: all(fact, isA('use'))[0]?.props.href,
      text: text(fact),
    })),
    pictures: all(article, isA('img')).map(({ props }) => ({
      src: props.src,
      srcSet: props.srcSet,
      sizes: props.sizes,
      loading: props.loading,
      fetchPriority: props.fetchPriority,
    })),
  }
}

function filter(
  { tag, props, ...field }: Node,
  form: Node,
  labels: Map<string | undefined, string>,
) {
  const around = all(form, isA('label')).find(({ children }) =>
    children.some((child) => typeof child !== 'string' && child.props === props),
  )
  const choices = all({ tag, props, ...field }, isA('option'))
  return {
    kind: tag === 'select' ? 'select' : (props.type ?? 'text'),
    name: props.name ?? '',
    value: props.value,
    label: text(around) || labels.get(props.id) || '',
    choices: choices.map((choice) => ({ value: choice.props.value ?? '', text: text(choice) })),
  }
}

const isA =
  (tag: string, props: Record<string, string> = {}) =>
  (node: Node) =>
    node.tag === tag && Object.entries(props).every(([name, value]) => node.props[name] === value)

const link = (node: Node) => ({ address: node.props.href ?? '', text: text(node) })
const links = (node: Node | undefined) => (node ? all(node, isA('a')).map(link) : [])
