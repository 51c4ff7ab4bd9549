import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/** What kills and floods its site: one after the other. */
export default defineConfig(journeys, {
  testDir: '.',
  projects: [],
  outputDir: '../test-results/endure',
  globalSetup: '../testing/setup/journeys.setup.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
})
