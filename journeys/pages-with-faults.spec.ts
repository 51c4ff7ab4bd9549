import { expect, type Page } from '@playwright/test'
import { site } from '../testing/journey-site'
import { test } from './journey'
import { htmlFaults, validityFaults } from './pages/html-faults'
import { watchShifts } from './pages/layout-shift'
import { listen } from './pages/listen'
import { faultsSeen } from './pages/look'

const text = '<h1>Te koop</h1><p>Een huis met een tuin, en een garage.</p>'
const inPage = (main: string, head = '') =>
  `<!doctype html><html lang="nl"><head><title>Te koop</title>${head}</head><body><main>${main}</main></body></html>`

/** A page that nobody of ours made, as if the site had sent it. */
async function openPage(page: Page, html: string) {
  const address = `${site.address}/nl/x/`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await watchShifts(page)
  const told = listen(page, site.address)
  await page.goto(address)
  return told
}

const seen = {
  'wider than the screen': [`${text}<div style="width: 500px">x</div>`, /^width: at 390 px/],
  'without a name for its picture': [`${text}<img src="/x.png">`, /^axe: image-alt/],
  'empty on paper': [
    `<style media="print">p, h1 { display: none }</style>${text}`,
    /^print: the main/,
  ],
  'floating over the paper': [
    `${text}<div style="position: fixed; top: 0">Kijk eens</div>`,
    /^print: floats: <div/,
  ],
  'without a ring around the focus': [
    `<style>a { outline: 0 }</style>${text}<a href="/">Terug</a>`,
    /^keyboard: stop 1, no visible focus/,
  ],
  'with something over the focus': [
    `${text}<a href="/">Terug</a><div style="position: fixed; inset: 0; background: white"></div>`,
    /^keyboard: stop 1, behind <div/,
  ],
  'without a way past its menu': [
    `${text}</main><nav><a href="/1">1</a><a href="/2">2</a><a href="/3">3</a></nav><main>`,
    /^keyboard: no link past/,
  ],
} as const

for (const [name, [main, fault]] of Object.entries(seen)) {
  test(`a page ${name} is noticed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openPage(page, inPage(main))
    const faults = await faultsSeen(page, [390, 1280])
    expect(faults.filter((each) => fault.test(each))).not.toEqual([])
  })
}

test('a page that has nothing wrong is left in peace', async ({ page }) => {
  const told = await openPage(page, inPage(text))
  expect([...told, ...(await faultsSeen(page, [390, 1280]))]).toEqual([])
})

test('a page that moves by itself is noticed', async ({ page }) => {
  await openPage(page, inPage(text))
  await page.evaluate(() => {
    const pushed = document.createElement('div')
    pushed.style.height = '300px'
    document.querySelector('main')?.prepend(pushed)
  })
  await expect
    .poll(() => faultsSeen(page, [1280]))
    .toContainEqual(expect.stringMatching(/^layout shift: 0\.\d+/))
})

test('a page that asks others for something is noticed', async ({ page }) => {
  await page.route('https://others.example/**', (route) => route.fulfill({ body: '' }))
  const told = await openPage(
    page,
    inPage(text, '<script src="https://others.example/tag.js"></script>'),
  )
  expect(told).toEqual(['third party: https://others.example/tag.js'])
})

test('a page whose script fails is noticed', async ({ browser }) => {
  // Of its own: in the page of a journey no script may fail.
  const page = await browser.newPage()
  const told = await openPage(page, inPage(`${text}<script>throw new Error('lost')</script>`))
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^script: .*lost/))
  await page.close()
})

test('a page whose policy refuses something is noticed', async ({ page }) => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">'
  const told = await openPage(page, inPage(text, `${policy}<script>1</script>`))
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/Content Security Policy/))
})

const sent = {
  'in another language': [inPage(text).replace('"nl"', '"fr"'), /^lang:/],
  'with two main headings': [inPage(text + text), /^h1: 2/],
  'that says nothing': [inPage('<h1>Dag</h1>'), /^main: says nothing/],
  'with a form that has no button': [inPage(`${text}<form><input></form>`), /^form: .* no button/],
  'with a text that is missing': [inPage(`${text}<p>form.title</p>`), /^text: "form\.title"/],
  'with a value that is missing': [inPage(`${text}<p>Dag {{name}}</p>`), /^text: "Dag {{name}}"/],
} as const

for (const [name, [html, fault]] of Object.entries(sent)) {
  test(`what is sent ${name} is noticed`, () => {
    const row = { kind: 'x', path: () => '/', who: 'anyone' } as const
    expect(htmlFaults(html, row, 'nl').filter((each) => fault.test(each))).toHaveLength(1)
  })
}

test('what is sent as invalid HTML is noticed', async () => {
  expect(await validityFaults(inPage(`${text}<p><div>x</div></p>`))).not.toEqual([])
})
