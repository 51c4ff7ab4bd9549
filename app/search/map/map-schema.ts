import * as z from 'zod'
import { nearbyKinds } from '../../basemap/nearby/nearby-place'

const spot = z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)])

const marker = z.object({
  id: z.number().int(),
  spot,
  /** Metres; null where the address is published. */
  radius: z.number().positive().nullable(),
  /** "€ 398k", or the state of a property without a published price. */
  label: z.string().max(40),
  badge: z.number().int(),
  /** "New", "Option": what the badge says in the visitor's language. */
  badgeText: z.string().max(80),
  href: z.string().startsWith('/'),
})

/** What the page tells the map, 50 ms after the frame has loaded and whenever the list changes. */
export const mapContent = z.object({
  kind: z.literal('content'),
  propertyList: z.array(marker).max(5_000),
  messageInfo: z.object({
    total: z.number(),
    language: z.string().length(2),
    /** What the visitor drew before, to be shown again. */
    area: z.array(spot).max(60).nullable(),
  }),
  mapType: z.enum(['list', 'detail']),
  /** A colour for the markers, from the agency's tokens; null is the usual one. */
  customMarker: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** Badges that the markers do not show. */
  marqueeIgnoreList: z.array(z.number().int()),
  /** What is near a property, on its own map. */
  nearList: z
    .array(z.object({ kind: z.enum(nearbyKinds), name: z.string().max(100), spot }))
    .max(60)
    .optional(),
})

export const toMap = z.discriminatedUnion('kind', [
  mapContent,
  z.object({ kind: z.literal('highlight'), id: z.number().int().nullable() }),
  /** To the office's own map: where the place mark stands, or nowhere yet. */
  z.object({ kind: z.literal('mark'), spot: spot.nullable() }),
])

export const fromMap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('pointed'), id: z.number().int().nullable() }),
  /** A property was pressed on the map of a list. */
  z.object({ kind: z.literal('chosen'), id: z.number().int(), href: z.string().startsWith('/') }),
  /** The place mark was put elsewhere, by hand or by key. */
  z.object({ kind: z.literal('marked'), spot }),
  /** By hand or by key: the corners of what was drawn. */
  z.object({ kind: z.literal('drawn'), area: z.array(spot).min(3).max(60) }),
  /** For who searches while moving: the corners of what is shown now. */
  z.object({ kind: z.literal('moved'), area: z.array(spot).min(3).max(60) }),
])

export type MapContent = z.infer<typeof mapContent>
export type ToMap = z.infer<typeof toMap>
export type FromMap = z.infer<typeof fromMap>

/** Messages of others are none of our business, whatever they say. */
export function readMessage<Message>(
  event: { origin: string; data: unknown },
  origin: string,
  shape: z.ZodType<Message>,
): Message | undefined {
  if (event.origin !== origin) return undefined
  const read = shape.safeParse(event.data)
  return read.success ? read.data : undefined
}
