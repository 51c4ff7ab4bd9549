import { expect, test } from 'vitest'
import { demoAgency } from '../../seed/demo-agency'
import { Facts, Letter, LetterButton, Paragraph, Quote, Salutation } from './letter'
import { renderLetter } from './render-letter.server'

const letter = (
  <Letter agency={demoAgency} preview="Kort" title="Uw bericht" footer="Omdat u schreef.">
    <Paragraph>Dag An</Paragraph>
    <Quote>{'Eerste lijn\n<script>alert(1)</script>'}</Quote>
    <Facts facts={[{ label: 'Telefoon', value: '0470 12 34 56' }]} />
    <LetterButton href="https://baksteen.example/nl/">Bekijk</LetterButton>
  </Letter>
)

test('a letter says the same in text as in HTML', async () => {
  const { html, text } = await renderLetter('nl', letter)
  expect(html).toMatch(/^<!DOCTYPE html/)
  expect(html).toContain('<html lang="nl"')
  for (const words of ['Dag An', 'https://baksteen.example/nl/', 'Omdat u schreef.']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Kort')
  expect(text).toContain('Telefoon')
})

test.each([
  ['nl', 'Dag An,', 'Dag,'],
  ['fr', 'Bonjour An,', 'Bonjour,'],
  ['en', 'Hello An,', 'Hello,'],
  ['de', 'Guten Tag An,', 'Guten Tag,'],
] as const)(
  'who is not known by name is greeted all the same, in %s',
  async (language, an, all) => {
    expect((await renderLetter(language, <Salutation name="An" />)).text).toBe(an)
    expect((await renderLetter(language, <Salutation name=" " />)).text).toBe(all)
  },
)

test('what somebody wrote keeps its lines, also as text', async () => {
  const { html, text } = await renderLetter('nl', letter)
  expect(html).toContain('Eerste lijn<br/>')
  expect(text).toMatch(/> Eerste lijn\n> /)
})

test('the mark is drawn by the letter itself, and fetched from nowhere', async () => {
  const { html, text } = await renderLetter('nl', letter)
  expect(html).not.toContain('<img')
  expect(html.match(/background:#a4452c/g)?.length).toBeGreaterThanOrEqual(7)
  expect(text).toMatch(/^\s*Baksteen\n/)
})

test('a telephone number stays on one line', async () => {
  const facts = [{ label: 'Met wie', value: 'Nele Verbruggen, 016 23 45 67' }]
  const { html, text } = await renderLetter('nl', <Facts facts={facts} />)
  expect(html).toContain('Nele Verbruggen, 016\u00a023\u00a045\u00a067')
  expect(text).toContain('Nele Verbruggen, 016 23 45 67')
})

test('the title brings its font, and other styles stay where Gmail reads them', async () => {
  const { html, text } = await renderLetter('nl', letter)
  const [rules = '', font = ''] = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(
    ([, css]) => css,
  )
  expect(rules.length).toBeLessThan(8192)
  expect(rules).not.toContain('@font-face')
  expect(font).toMatch(/^\s*@media screen \{\s*@font-face \{.*url\(data:font\/woff2;base64,/s)
  // Gmail cuts off what is longer than 102 kB.
  expect(html.length).toBeLessThan(40_000)
  expect(html).not.toMatch(/url\(['"]?https?:/)
  expect(text).not.toContain('font-face')
})

test('the sign of an amount stays with its number', async () => {
  const facts = [{ label: 'Prijs', value: 'van € 350.000 naar € 329.000' }]
  const { html, text } = await renderLetter('nl', <Facts facts={facts} />)
  expect(html).toContain('van €\u00a0350.000 naar €\u00a0329.000')
  expect(text).toContain('van € 350.000 naar € 329.000')
})

test('the sign that keeps a word together on a page stays out of a letter', async () => {
  const facts = [{ label: 'Quand pouvons-\u2060nous vous appeler ?', value: 'Le soir' }]
  const { html, text } = await renderLetter('fr', <Facts facts={facts} />)
  for (const half of [html, text]) expect(half).toContain('Quand pouvons-nous vous appeler ?')
})

test('what a visitor typed stays text', async () => {
  const { html } = await renderLetter('nl', letter)
  expect(html).not.toContain('<script>')
})

test.each([
  ['nl', 'Toezichthouder'],
  ['fr', 'Autorité de surveillance'],
  ['en', 'Supervisor'],
  ['de', 'Aufsichtsbehörde'],
] as const)('the legal lines are there in %s', async (language, word) => {
  const { html, text } = await renderLetter(language, letter)
  expect(html).toContain(`lang="${language}"`)
  expect(text).toContain(word)
  expect(text).toContain(demoAgency.bivNumber)
})
