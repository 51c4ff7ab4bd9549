import { expect } from '@playwright/test'
import { officePages } from '../app/office/office-pages'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { plantEnquiry, propertyFor } from './own-enquiries'

const long = `${'wilhelmina-antoinette.vandenbroucke-'.repeat(2)}x@${'verkeersbemiddeling-'.repeat(4)}journeys.example`

/** Ten columns of amounts, which scroll inside their own frame. */
const mayScroll = (path: string) => path === officePages.figures.path

/** Pages that are a file, or lead elsewhere. */
const isPage = (path: string) => !/[:*]|webmanifest|export|results/.test(path)

test('no list of the office is wider than its page, however long an address is', async ({
  page,
}) => {
  test.slow()
  const answers = { email: long, firstName: 'Wilhelmina', lastName: 'Vandenbroucke'.repeat(3) }
  const propertyId = await propertyFor('sale')
  const id = await plantEnquiry({ form: 'contact-me', answers, propertyId })
  await askSite(
    site,
    `insert into mails (key, recipient, subject, html, text, state, last_error)
     values ($1, $2, $3, 'h', 't', 'failed', $3)`,
    [`fit:${id}`, long, 'Onderwerp'.repeat(20)],
  )
  await signInAs(page.context(), 'manager')
  const wide: string[] = []
  for (const { path } of Object.values(officePages)) {
    if (!isPage(path)) continue
    await page.goto(path)
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 900 })
      const names = await page
        .locator('section:has(> table)')
        .evaluateAll((lists) =>
          lists
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map((list) => `${list.getAttribute('aria-label')} (${list.scrollWidth})`),
        )
      if (mayScroll(path)) names.length = 0
      const broken = await page
        .locator('tbody :is(.badge, .state):visible')
        .evaluateAll((badges) => {
          const oneLine = (badge: Element) => (badge.matches('.state') ? 32 : 48)
          return badges.filter((badge) => badge.clientHeight > oneLine(badge)).length
        })
      if (broken > 0) names.push(`${broken} badges in pieces`)
      const whole = await page.evaluate(() => document.documentElement.scrollWidth)
      if (whole > width) names.push(`the page (${whole})`)
      wide.push(...names.map((name) => `${path} at ${width}: ${name}`))
    }
  }
  expect(wide).toEqual([])
})
