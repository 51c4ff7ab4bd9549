import { expect, type Locator, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { signInAs } from '../testing/staff'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { shiftsOf, watchShifts } from './pages/layout-shift'
import { wake } from './wake'

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<p class=MsoTitle>Een huis met tuin<o:p></o:p></p>
<h1 style='margin:0'>De ruimtes<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Keuken<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>met eiland<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Berging<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Eerst bellen<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=300><p class=MsoNormal><b>Kamer</b><o:p></o:p></p></td><td width=300><p class=MsoNormal>12 m²<o:p></o:p></p></td></tr></table>
</body></html>`

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Ligging</span></h1><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:700">Vlak bij het station</span></p></li></ul></b>`

async function paste(editor: Locator, html: string) {
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

async function openText(page: Page, id: string) {
  await page.locator(`[id="${id}"]`).click()
  const editor = page.locator(`[contenteditable="true"][id="${id}"]`)
  await expect(editor).toBeFocused()
  return editor
}

test('a text is read without its tags, and clicked where somebody wants to go on', async ({
  page,
}) => {
  const description = { nl: '<h3>Tuin</h3><p>Zuid &amp; groen.</p><ul><li>Berging</li></ul>' }
  const [id = 0] = await plantProperties([{ source: 'office', description }])
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property', { id }))
  const field = page.locator('div:has(> [id="texts.description.nl"])')
  await expect(field.getByText('Zuid & groen.', { exact: true })).toBeVisible()
  await expect(page.locator('[id="texts.description.nl"]')).toHaveCSS('opacity', '0')
  await expectSound(page)
  await page.locator('[id="texts.title.nl"]').focus()
  const editor = await openText(page, 'texts.description.nl')
  await expect(editor).toContainText('Zuid & groen.')
})

const lines = '<h2>Tuin</h2><p>Zuid en groen.</p><table><tr><td>Kamer</td></tr></table>'

test.describe('an editor that comes late', () => {
  // A page that still glides to its field is not where it will be yet.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [1280, 390]) {
    for (const [what, html] of [
      ['no text', ''],
      ['some lines', lines],
      ['a long text', lines.repeat(9)],
    ]) {
      test(`moves nothing, at ${width} px with ${what}`, async ({ page }) => {
        const [id = 0] = await plantProperties([{ source: 'office', description: { nl: html } }])
        await signInAs(page.context(), 'agent')
        await page.setViewportSize({ width, height: 900 })
        await watchShifts(page)
        // Later than the half second in which a shift counts as somebody's own doing.
        await page.route(/rich-text-editor.*\.js/, (route) =>
          setTimeout(() => route.continue(), 1_500),
        )
        await page.goto(officePath('property', { id }))
        await wake(page)
        const box = page.locator('[id="texts.description.nl"]')
        await box.focus()
        const place = (part: Locator) => part.locator('xpath=..').boundingBox()
        const before = await place(box)
        const editor = page.locator('[contenteditable="true"][id="texts.description.nl"]')
        await expect(editor).toBeFocused()
        expect((await place(editor.locator('xpath=..')))?.height).toBe(before?.height)
        await page.waitForTimeout(200)
        expect(await shiftsOf(page)).toEqual([])
        const { height = 0 } = (await editor.boundingBox()) ?? {}
        expect(height).toBeGreaterThan(100)
      })
    }
  }
})

test('what is pasted from Word and Google Docs keeps headings, lists and tables', async ({
  page,
}) => {
  const [id = 0] = await plantProperties([{ source: 'office', description: {} }])
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property', { id }))
  const editor = await openText(page, 'texts.description.nl')
  await paste(editor, fromWord)
  await expect(editor.locator('h2')).toHaveText(['Een huis met tuin', 'De ruimtes'])
  await expect(editor.locator('> ul > li')).toHaveCount(2)
  await expect(editor.locator('ul ul li')).toHaveText('met eiland')
  await expect(editor.locator('ol li')).toHaveText('Eerst bellen')
  await expect(editor.locator('td')).toHaveText(['Kamer', '12 m²'])
  await expect(editor).not.toContainText('·')
  await expectSound(page)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').first()).toContainText('Bewaard.')
  const box = page.locator('[id="texts.description.nl"]')
  await expect(box).toHaveValue(/<h3>De ruimtes<\/h3>.*<ul><li><p>Keuken<\/p><ul>.*<table>.*12 m²/)

  const french = await openText(page, 'texts.description.fr')
  await paste(french, fromDocs)
  await expect(french.locator('h2')).toHaveText('Ligging')
  await expect(french.locator('h2 strong')).toHaveCount(0)
  await expect(french.locator('ul li strong')).toHaveText('Vlak bij het station')
})

test('an editor writes a table and puts a picture of the library in a text', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto('/office/articles/')
  await page.locator('main table a').first().click()
  const editor = await openText(page, 'body.nl')
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: 'Tabel', exact: true }).click()
  await page.keyboard.type('Kamer')
  await page.getByRole('button', { name: 'Rij erbij' }).click()
  await expect(editor.locator('tr')).toHaveCount(4)
  await page.getByRole('button', { name: 'Foto uit de bibliotheek' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kies een foto' })
  await expectSound(page)
  const picture = dialog.getByRole('listitem').getByRole('button').first()
  const shown = picture.locator('img')
  await expect(shown).toHaveJSProperty('complete', true)
  await picture.click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.locator('img[src^="/images/"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Ontwerp bewaren' }).last().click()
  await expect(page.getByRole('status')).toContainText('ontwerp is bewaard')
  await expect(page.locator('[id="body.nl"]')).toHaveValue(
    /<th><p>Kamer<\/p><\/th>.*<img src="\/images\//,
  )
})

test('a picture is chosen by what it shows', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto('/office/articles/')
  await page.locator('main table a').first().click()
  await page.locator('[id="title.nl"]').focus()
  await page.getByRole('button', { name: 'Kies een foto' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Kies een foto' })
  const picture = dialog.getByRole('listitem').getByRole('button').last()
  const source = await picture.locator('img').getAttribute('src')
  await picture.click()
  await expect(page.locator(`main form img[src="${source}"]`)).toHaveCount(1)
})

test('what was typed is kept when a module is added', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  await page.goto('/office/content/page/new/')
  await page.locator('[id="params.title.nl"]').fill(`Wijken ${Date.now()}`)
  await page.getByRole('button', { name: 'Bewaren' }).last().click()
  await expect(page.getByRole('status')).toContainText('Aangemaakt')
  const address = page.url().replace(/\?.*/, '')
  await page.locator('[id="params.title.fr"]').fill('Quartiers')
  await page.getByRole('button', { name: 'Module toevoegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuwe module')
  await page.goto(address)
  await expect(page.locator('[id="params.title.fr"]')).toHaveValue('Quartiers')
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('a text is a box with its HTML', async ({ page }) => {
    const description = { nl: '<p>Zuid.</p>' }
    const [id = 0] = await plantProperties([{ source: 'office', description }])
    await signInAs(page.context(), 'agent')
    await page.goto(officePath('property', { id }))
    const box = page.locator('[id="texts.description.nl"]')
    await expect(box).toHaveCSS('opacity', '1')
    await box.fill('<p>Zuid.</p><table><tr><td>12 m²</td></tr></table>')
    await page.getByRole('button', { name: 'Bewaren', exact: true }).last().click()
    await expect(box).toHaveValue('<p>Zuid.</p><table><tr><td>12 m²</td></tr></table>')
  })
})
