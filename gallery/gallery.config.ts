import { defineConfig } from '@playwright/test'
import usual from '../playwright.config'

/** The sites and the browser of the journeys; what is drawn here proves nothing, it is looked at. */
export default defineConfig({
  ...usual,
  testDir: '.',
  projects: [],
  testMatch: ['draw.spec.ts', 'draw-letters.spec.ts'],
  outputDir: '../test-results/gallery-run',
  globalSetup: '../testing/setup/journeys.setup.ts',
  timeout: 600_000,
  fullyParallel: true,
  reporter: 'line',
})
