import * as z from 'zod'
import { longText, richText, translatable } from '../language/translatable'
import { id, pictureId, sort, status, version, wanted } from './writing/content-field'

/** A number worth telling, such as "318 properties sold last year". */
export const figure = z.strictObject({
  id,
  groupId: id,
  status: status.default('published'),
  sort,
  value: z.union([
    z.strictObject({
      kind: z.literal('number'),
      number: z.number(),
      unit: translatable.default({}),
    }),
    z.strictObject({ kind: z.literal('years-since'), year: z.int().min(1800).max(2100) }),
  ]),
  label: wanted,
  version,
})
export type Figure = z.output<typeof figure>

/** Something of someone else: shown only after a visitor asks for it. */
export const externalBlock = z.strictObject({
  id,
  status: status.default('published'),
  title: wanted,
  description: richText.default({}),
  button: wanted,
  /** Says who gets to know of the visit. */
  notice: longText.default({}),
  kind: z.enum(['youtube', 'frame']),
  source: z.url({ protocol: /^https$/ }),
  imageId: pictureId,
  version,
})
export type ExternalBlock = z.output<typeof externalBlock>

/** What is put in the frame: YouTube has an address that keeps no cookies until the film plays. */
export function frameAddress({ kind, source }: Pick<ExternalBlock, 'kind' | 'source'>): string {
  if (kind === 'frame') return source
  const film = /(?:[?&]v=|youtu\.be\/|\/embed\/)([\w-]{11})(?![\w-])/.exec(source)?.[1]
  return film ? `https://www.youtube-nocookie.com/embed/${film}` : source
}

/** A list of properties or projects, by the number that modules know it by. */
export const treeItem = z.strictObject({
  id,
  parentId: id.nullable().default(null),
  name: z.string().min(1).max(80),
  webId: z.int().nullable().default(null),
})
