import type { DrawnModule } from './drawn-module'

/** A page that shows one article is often named after it: the title of the page is said once. */
export function titleOnce(modules: DrawnModule[], title: string): DrawnModule[] {
  const isSaid = (other: string) => plain(other) === plain(title)
  return modules.map((module) => {
    const shown = isSaid(module.title) ? { ...module, title: '' } : module
    const { content } = shown
    if (content.type !== 'article' || !isSaid(content.article.title)) return shown
    return { ...shown, content: { ...content, article: { ...content.article, title: '' } } }
  })
}

function plain(title: string): string {
  return title.trim().toLowerCase()
}
