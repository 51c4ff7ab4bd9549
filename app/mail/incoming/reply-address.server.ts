import { timingSafeEqual } from 'node:crypto'
import type { Signer } from '../../web/signed-link.server'

/**
 * Where answers to a letter come in: "antwoord+*@agency.be", or "*@antwoord.agency.be" where all addresses
 * of a domain lead to one mailbox. The star is what the letter was about, signed: nobody else makes one.
 */
export type ReplyPattern = string

/** Small letters and digits: some programs write addresses in capitals, and others back. */
const tagOf = (signer: Signer, about: number) =>
  `${about.toString(36)}.${signer.fingerprint('reply-address', about).toString('hex').slice(0, 24)}`

export function replyAddress(signer: Signer, pattern: ReplyPattern, about: number): string {
  return pattern.replace('*', tagOf(signer, about))
}

/** What an address of ours is about; undefined when we did not sign it. */
export function aboutOf(signer: Signer, pattern: ReplyPattern, address: string) {
  const tag = tagIn(pattern, address)
  const about = /^[0-9a-z]{1,11}\.[0-9a-f]{24}$/.test(tag)
    ? Number.parseInt(tag.split('.')[0] ?? '', 36)
    : Number.NaN
  if (!Number.isSafeInteger(about)) return undefined
  const expected = Buffer.from(tagOf(signer, about))
  const given = Buffer.from(tag)
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
  return isOurs ? about : undefined
}

/** What stands in the place of the star, if it is an address of this mailbox at all. */
export function tagIn(pattern: ReplyPattern, address: string): string {
  const [before = '', after = ''] = pattern.toLowerCase().split('*')
  const given = address.toLowerCase()
  const isOurs = given.length > before.length + after.length
  if (!isOurs || !given.startsWith(before) || !given.endsWith(after)) return ''
  return given.slice(before.length, given.length - after.length)
}
