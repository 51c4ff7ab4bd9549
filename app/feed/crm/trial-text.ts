import type { Trial, TriedRecord } from './trial'

/** For the terminal: the counts, then a few lines per home. */
export function trialText(name: string, { total, first }: Trial): string {
  return [`${name} lets us in and has ${total}. The first of them:`, ...first.map(lines)].join('\n')
}

function lines({ kind, externalId, title, place, priceCents, ...told }: TriedRecord): string {
  const price = priceCents === null ? 'no price' : `€ ${Math.round(priceCents / 100)}`
  const [name = 'no title'] = Object.values(title)
  const head = `${kind} ${externalId}: ${name}, ${place}, ${price}, ${told.pictures} pictures`
  return [
    head,
    ...(told.missing.length > 0 ? [`  lacks by law: ${told.missing.join(', ')}`] : []),
    ...told.leftOut.map(({ field, problem }) => `  left out: ${field}: ${problem}`),
  ].join('\n')
}
