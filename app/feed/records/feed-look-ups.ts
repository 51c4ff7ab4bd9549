import * as z from 'zod'
import { count, flag, id, languageCode, word } from './feed-values'

/** A kind of property, once per language. */
export const feedType = z.object({
  ID: count,
  WebID: id,
  language: languageCode,
  Name: word,
  ShowOrder: count,
  Sale: flag,
  Rent: flag,
})

/** What a badge says, once per language; the code is the Marquee of a property. */
export const feedMarquee = z.object({
  ID: count,
  language: languageCode,
  Name: word,
  ShowOnMap: flag,
  /** moss, brick, amber, ink or sky. */
  Color: word,
})

export type FeedType = z.output<typeof feedType>
export type FeedTypeInput = z.input<typeof feedType>
export type FeedMarquee = z.output<typeof feedMarquee>
export type FeedMarqueeInput = z.input<typeof feedMarquee>
