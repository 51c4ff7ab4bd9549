import type { CrmKind } from '../crm/crm'
import { momentIn } from '../crm/crm-clock'
import { answerIn } from '../crm-mapping/yes-or-no'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { childOf, childrenOf } from '../reading/xml-element'
import type { AskSkarabee } from './ask-skarabee.server'
import { publicationId } from './publication'

export type Listed = { id: string; kind: CrmKind; modified: string | null; isActive: boolean }
type Wish = { since: string | null; withShared: boolean; now: Date }

/** The list itself does not say which of them are projects, so that it is asked for twice. */
const propertyTypes: Record<CrmKind, string[]> = {
  property: ['TRANSACTION', 'LOT'],
  project: ['PROJECT'],
}

const inOrder = new Intl.Collator('en', { numeric: true })

/**
 * All that is active, or all that changed since, with what is active no more. It has no count: nothing in
 * it may stand there twice, also not in both lists.
 */
export async function listPublications(ask: AskSkarabee, wish: Wish): Promise<Listed[]> {
  const found = [...(await listOf(ask, 'property', wish)), ...(await listOf(ask, 'project', wish))]
  if (new Set(found.map(({ id }) => id)).size < found.length)
    throw new UnreadableFeed('wrong-shape')
  const all = wish.since === null ? found.filter(({ isActive }) => isActive) : found
  return all.sort((one, other) => inOrder.compare(one.id, other.id))
}

async function listOf(ask: AskSkarabee, kind: CrmKind, wish: Wish): Promise<Listed[]> {
  const result = await ask('GetPublicationSummaries', question(kind, wish))
  const list = childOf(result, 'PublicationSummaries')
  if (!list) throw new UnreadableFeed('wrong-shape')
  return childrenOf(list, 'PublicationSummary').map((each): Listed => {
    const [id = '', modified = '', active] = ['ID', 'Modified', 'Active'].map(
      (name) => childOf(each, name)?.text,
    )
    const isActive = answerIn(active)
    if (!publicationId.test(id) || isActive === undefined) throw new UnreadableFeed('wrong-shape')
    return { id, kind, modified: momentIn(modified, wish.now), isActive }
  })
}

function question(kind: CrmKind, { since, withShared }: Wish): string {
  const types = propertyTypes[kind].map((type) => `<PropertyType>${type}</PropertyType>`)
  const moment = since ? `<LastModified>${since}</LastModified>` : '<LastModified xsi:nil="true" />'
  return [
    moment,
    `<RequestedPropertyTypes>${types.join('')}</RequestedPropertyTypes>`,
    `<ExcludeSharedProperties>${!withShared}</ExcludeSharedProperties>`,
  ].join('')
}
