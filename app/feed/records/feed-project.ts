import * as z from 'zod'
import { feedAddress, feedDocument, feedPicture } from './feed-record'
import {
  count,
  euros,
  flag,
  id,
  items,
  languageCode,
  requiredCount,
  text,
  word,
} from './feed-values'

/** A new-build project as the CRM tells it, once per language; its units are properties. */
export const feedProject = z.object({
  ID: id,
  language: languageCode,
  ProjectNumber: word,
  TypeDescription: word,
  Description: text,
  Situation: text,
  Technical: text,
  Delivery: text,
  Types: text,
  Constructions: text,
  PublicAddress: flag,
  ...feedAddress,
  ExternalWeb: word,
  Goal: requiredCount,
  WebID: count,
  WebIDName: word,
  ProjectWebID: count,
  PriceMin: euros,
  PriceMax: euros,
  /** 0 in preparation, 1 active, 2 sold out. */
  Status: count,
  SmallPictureItem: feedPicture.nullish().catch(null),
  XLargePictureItem: z.object({ Url: z.string() }).nullish().catch(null),
  SmallPicture: word,
  Pictures: items(feedPicture),
  Documents: items(feedDocument),
})

export type FeedProject = z.output<typeof feedProject>
export type FeedProjectInput = z.input<typeof feedProject>
