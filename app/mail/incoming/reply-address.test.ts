import { expect, test } from 'vitest'
import { createSigner } from '../../web/signed-link.server'
import { aboutOf, replyAddress, tagIn } from './reply-address.server'

const signer = createSigner('a secret of at least thirty-two characters')
const other = createSigner('another secret of thirty-two characters')

test.each(['antwoord+*@agency.be', '*@antwoord.agency.be'])('%s leads back', (pattern) => {
  for (const about of [1, 42, 1_000_000, Number.MAX_SAFE_INTEGER]) {
    const address = replyAddress(signer, pattern, about)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(aboutOf(signer, pattern, address)).toBe(about)
    expect(aboutOf(signer, pattern, address.toUpperCase())).toBe(about)
    expect(aboutOf(other, pattern, address)).toBeUndefined()
  }
})

test('what we did not sign is about nothing', () => {
  const pattern = 'antwoord+*@agency.be'
  const address = replyAddress(signer, pattern, 42)
  const [tag = ''] = [tagIn(pattern, address)]
  for (const odd of [
    'antwoord@agency.be',
    'antwoord+@agency.be',
    'antwoord+42@agency.be',
    address.replace('+16.', '+17.'),
    address.replace('+16.', '+016.'),
    `antwoord+${tag}@elsewhere.be`,
    `antwoord+${tag}x@agency.be`,
    `${address}.be`,
    'antwoord+zzzzzzzzzzz.000000000000000000000000@agency.be',
    '',
  ]) {
    expect(aboutOf(signer, pattern, odd), odd).toBeUndefined()
  }
})
