import { expect, test } from 'vitest'
import { messageKind } from './message-kind'

const kindOf = (headers: Record<string, string>, report = '', sender = 'nora@example.be') =>
  messageKind((name) => (name in headers ? [headers[name] ?? ''] : []), sender, report)

const delivery = { 'content-type': 'multipart/report; report-type=delivery-status; boundary=b' }

test.each([
  ['a person', {}, 'reply'],
  ['a person whose program says so', { 'auto-submitted': 'no' }, 'reply'],
  ['with a return path', { 'return-path': '<nora@example.be>' }, 'reply'],
  ['an out-of-office', { 'auto-submitted': 'auto-replied' }, 'auto-reply'],
  ['one with parameters', { 'auto-submitted': 'auto-replied (vacation)' }, 'auto-reply'],
  ['an older one', { precedence: 'auto_reply' }, 'auto-reply'],
  ['a mailing list', { precedence: 'bulk' }, 'auto-reply'],
  ['one of Exchange', { 'x-auto-response-suppress': 'All' }, 'auto-reply'],
  ['without a return path', { 'return-path': '<>' }, 'auto-reply'],
  ['an autoresponder', { 'x-autoreply': 'yes' }, 'auto-reply'],
  [
    'that it was read',
    { 'content-type': 'multipart/report; report-type=disposition-notification' },
    'auto-reply',
  ],
  ['a server of Exim', { 'x-failed-recipients': 'nora@example.be' }, 'bounce'],
])('%s', (_, headers, kind) => expect(kindOf(headers)).toBe(kind))

test('a letter that did not arrive bounced; one that is late did not', () => {
  expect(kindOf(delivery, 'Final-Recipient: rfc822; a@b.be\nAction: failed')).toBe('bounce')
  expect(kindOf(delivery, 'Final-Recipient: rfc822; a@b.be\nAction: delayed')).toBe('auto-reply')
  expect(kindOf(delivery)).toBe('auto-reply')
})

test('addresses that nobody reads are machines', () => {
  for (const sender of ['MAILER-DAEMON@mx.example', 'noreply@shop.example', 'no-reply+7@x.example'])
    expect(kindOf({}, '', sender), sender).toBe('auto-reply')
  expect(kindOf({}, '', 'noreplyan@example.be')).toBe('reply')
})
