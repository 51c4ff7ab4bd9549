import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** Valid HTML, for everybody, and no wider than the window. */
export async function expectValidPage(page: Page, address: string) {
  const answer = await page.goto(address)
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    (await answer?.text()) ?? '',
  )
  const faults = report.results.flatMap(({ messages }) => messages)
  expect(faults.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
