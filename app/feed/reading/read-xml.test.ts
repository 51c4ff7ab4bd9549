import { expect, test } from 'vitest'
import { readXml } from './read-xml.server'
import { UnreadableFeed } from './unreadable-feed'
import { childOf, childrenOf, xmlText } from './xml-element'

const reasonOf = (text: string) => {
  try {
    readXml(text)
    return 'read'
  } catch (error) {
    return error instanceof UnreadableFeed ? error.reason : error
  }
}

test('[7.01] elements are told by their own name, with their attributes and their text', () => {
  const root = readXml('<s:A xmlns:s="x"><s:B c="1"> t&amp;u <![CDATA[<v>]]></s:B><s:B/></s:A>')
  expect(childOf(root, 'B')).toMatchObject({ attributes: { c: '1' }, text: 't&u <v>' })
  expect(childrenOf(root, 'B')).toHaveLength(2)
  expect(childOf(root, 'B', 'C')).toBeUndefined()
})

const bomb = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${'&b;'.repeat(100)}">]><a>${'&c;'.repeat(100)}</a>`

test.each([
  ['an entity of its own', bomb, 'wrong-shape'],
  [
    'a file of ours',
    '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>',
    'wrong-shape',
  ],
  [
    'a document type elsewhere',
    '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd"><a/>',
    'wrong-shape',
  ],
  ['an entity that nobody named', '<a>&f;</a>', 'wrong-shape'],
  ['a tower of elements', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`, 'too-long'],
  ['a flood of elements', `<a>${'<b/>'.repeat(500_001)}</a>`, 'too-long'],
  ['half an answer', '<a><b>1</b>', 'truncated'],
  ['no element', 'Onderhoud', 'wrong-shape'],
  ['a page', '<html><p>Onderhoud<br></p></html>', 'wrong-shape'],
  ['two attributes of one name', '<a b="1" b="2"/>', 'wrong-shape'],
])('[7.01] %s is not read', (_, text, reason) => {
  expect(reasonOf(text)).toBe(reason)
})

test('names that mean something in JavaScript are names like any other', () => {
  const root = readXml('<a><__proto__ __proto__="1">x</__proto__><constructor>y</constructor></a>')
  expect(childOf(root, 'constructor')?.text).toBe('y')
  expect(({} as Record<string, unknown>).text).toBeUndefined()
})

test('[7.01] what a person wrote is one text again on the other side', () => {
  const words = 'Kan ik <b>komen</b> & "kijken"?\nNora \u{1f3e1}'
  expect(readXml(`<a>${xmlText(`${words}\u0000\u000b\ud800`)}</a>`).text).toBe(words)
})
