import { expect, test } from 'vitest'
import { foldQuoted } from './fold-quoted'

const ours = '> Dag Nora,\n> het huis is nog vrij.'

test.each([
  [
    'Gmail',
    `Graag!\n\nOp di 17 nov 2026 om 10:02 schreef Baksteen <info@baksteen.example>:\n\n${ours}`,
  ],
  [
    'Gmail over two lines',
    `Graag!\n\nOp di 17 nov 2026 om 10:02 schreef Baksteen <\ninfo@baksteen.example>:\n\n${ours}`,
  ],
  [
    'Apple Mail',
    `Graag!\n\nOp 17 nov 2026, om 10:02 heeft Baksteen <info@baksteen.example> het volgende geschreven:\n${ours}`,
  ],
  [
    'French',
    `Graag!\n\nLe mar. 17 nov. 2026 à 10:02, Baksteen <info@baksteen.example> a écrit :\n${ours}`,
  ],
  [
    'German',
    `Graag!\n\nAm Di., 17. Nov. 2026 um 10:02 Uhr schrieb Baksteen <info@baksteen.example>:\n${ours}`,
  ],
  ['English', `Graag!\n\nOn Tue, 17 Nov 2026 at 10:02, Baksteen wrote:\n${ours}`],
  [
    'Outlook',
    'Graag!\n\n________________________________\nVan: Baksteen\nVerzonden: dinsdag 17 november\nAan: Nora\n\nDag Nora',
  ],
  ['Outlook without a line', 'Graag!\n\nDe : Baksteen\nEnvoyé : mardi\n\nBonjour'],
  ['an older Outlook', 'Graag!\n\n-----Oorspronkelijk bericht-----\nVan: Baksteen\n\nDag Nora'],
  ['marks alone', `Graag!\n\n${ours}`],
])('%s: what is new stands apart from what is repeated', (_, text) => {
  const { words, quoted } = foldQuoted(text)
  expect(words).toBe('Graag!')
  expect(quoted).not.toBe('')
  expect(text.replace(/\s/g, '')).toBe(`${words}${quoted}`.replace(/\s/g, ''))
})

test.each([
  ['nothing repeated', 'Graag!\nTot dan.'],
  ['answered below', `On Tue, 17 Nov 2026, Baksteen wrote:\n${ours}\n\nGraag!`],
  ['answered between the lines', '> Kunt u dinsdag?\nJa.\n> Of woensdag?\nNee.'],
  ['an ordinary sentence', 'Op de zolder schreef iemand:\nniets aan te merken.\nMooi huis.'],
  ['a sentence further on', 'Mooi huis.\nOp de zolder schreef iemand:\nniets.'],
  ['a list of places', 'Van: Leuven\nNaar: Aarschot'],
])('%s: all of it is read', (_, text) => {
  expect(foldQuoted(text)).toEqual({ words: text, quoted: '' })
})

test('a text of many marks and words is folded in a moment', () => {
  const text = 'op schreef '.repeat(20_000) + '\n>'.repeat(2_000)
  expect(foldQuoted(text).words).not.toBe('')
})
