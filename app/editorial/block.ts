import * as z from 'zod'
import { translatable } from '../language/translatable'
import { id, sort, status, version, wanted } from './content-field'

/** A number worth telling, such as "318 homes sold last year". */
export const figure = z.strictObject({
  id,
  groupId: id,
  status: status.default('published'),
  sort,
  value: wanted,
  label: wanted,
  version,
})
export type Figure = z.output<typeof figure>

/** Something of someone else: shown only after a visitor asks for it. */
export const externalBlock = z.strictObject({
  id,
  status: status.default('published'),
  title: wanted,
  description: translatable.default({}),
  button: wanted,
  url: z.partialRecord(z.string(), z.url({ protocol: /^https$/ })),
  imageId: id.nullable().default(null),
  version,
})
export type ExternalBlock = z.output<typeof externalBlock>

/** A list of homes or projects, by the number that modules know it by. */
export const treeItem = z.strictObject({
  id,
  parentId: id.nullable().default(null),
  name: z.string().min(1).max(80),
  webId: z.int().nullable().default(null),
})
export type TreeItem = z.output<typeof treeItem>
