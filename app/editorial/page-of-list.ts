/** Which part of a list a visitor asked for: `?page=2`. Undefined when there is no such part. */
export function pageOfList<Item>(items: Item[], asked: string | null, perPage: number) {
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const page = asked === null ? 1 : Number(asked)
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { page, pages, items: items.slice((page - 1) * perPage, page * perPage) }
}
