import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What tests put in the temporary folder goes when they end. */
export default function setup() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-tests-'))
  // Started by root, PostgreSQL runs as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
