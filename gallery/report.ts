export type Change = { name: string; share: number; isNew: boolean; isGone: boolean }

type Page = { page: string; changes: Change[] }

/** By page, and the page that changed most first: one change of the header is in a hundred pictures. */
function byPage(changes: Change[]): Page[] {
  const pages = Map.groupBy(changes, ({ name }) => name.replace(/-(nl|fr)-\d+\.png$/, ''))
  return [...pages]
    .map(([page, all]) => ({ page, changes: all.toSorted((one, other) => weight(other, one)) }))
    .toSorted((one, other) => Math.sign(most(other) - most(one)))
}

const most = ({ changes }: Page) => (changes[0] ? sized(changes[0]) : 0)
const sized = ({ share, isNew, isGone }: Change) => (isNew || isGone ? 1 : share)
const weight = (one: Change, other: Change) => sized(one) - sized(other)

const toldOf = ({ share, isNew, isGone }: Change) =>
  isNew ? 'new' : isGone ? 'gone' : `${(share * 100).toFixed(2)} %`

const viewOf = ({ name }: Change) => name.match(/(nl|fr)-\d+(?=\.png$)/)?.[0] ?? name

/** A line for each page: in how many of its pictures, and where most. */
export function linesOf(changes: Change[]): string[] {
  return byPage(changes).map(({ page, changes: [first, ...others] }) => {
    if (!first) return page
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    return `${toldOf(first).padStart(8)}  ${page} (${viewOf(first)}${more})`
  })
}

/** The pictures below each other, to be opened in a browser. */
export function reportOf(changes: Change[]): string {
  const parts = byPage(changes).map(({ page, changes: own }) => {
    const pictures = own.map(
      (change) =>
        `<figure><figcaption>${viewOf(change)}: ${toldOf(change)}</figcaption><a href="${change.name}"><img src="${change.name}" alt="" loading="lazy" width="960"></a></figure>`,
    )
    return `<details><summary>${page} (${own.length})</summary>${pictures.join('')}</details>`
  })
  return `<!doctype html><meta charset="utf-8"><title>What changed</title><h1>Before, after, and the difference</h1>${parts.join('\n')}`
}
