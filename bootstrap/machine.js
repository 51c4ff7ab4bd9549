import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import { ensureChromium } from './chromium.js'

const megabyte = 1024 * 1024
const neededMegabytes = 1_500

/** What the tests need of a machine; whatever is missing is told in one sentence, with what to do. */
export async function ensureMachine() {
  const complaint = spaceMissing() ?? folderClosed() ?? (await portTaken())
  if (complaint) {
    console.error(complaint)
    process.exit(1)
  }
  ensureChromium()
}

function spaceMissing() {
  for (const folder of [process.cwd(), os.tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.floor((bavail * bsize) / megabyte)
    if (free < neededMegabytes) {
      return `The disk of ${folder} has ${free} MB left and the tests need ${neededMegabytes} MB: make room first.`
    }
  }
}

function folderClosed() {
  for (const folder of ['data', 'test-results']) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
    } catch {
      return `The folder ${folder} cannot be written to: remove it, or run the tests as the user who made it.`
    }
  }
}

async function portTaken() {
  const first = Number(process.env.JOURNEY_PORT ?? 3100)
  for (const port of [first, first + 1, first + 2]) {
    if (!(await isFree(port))) {
      return `Port ${port} is taken: end what listens there, or set JOURNEY_PORT to another number.`
    }
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)))
  })
}
