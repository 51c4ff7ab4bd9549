import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectSound } from './expect-sound'

/** Valid HTML, for everybody, and no wider than the window. */
export async function expectValidPage(page: Page, address: string) {
  const answer = await page.goto(address)
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    (await answer?.text()) ?? '',
  )
  const faults = report.results.flatMap(({ messages }) => messages)
  expect(faults.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)).toEqual([])
  await expectSound(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
