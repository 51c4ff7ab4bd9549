import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privateFolder } from './private-folder.server'

test('a folder is closed to others, and what its owner allowed the group stays', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'baksteen-private-')), 'data')
  for (let start = 1; start <= 2; start += 1) {
    privateFolder(folder)
    expect(statSync(folder).mode & 0o007).toBe(0)
    expect(statSync(folder).mode & 0o700).toBe(0o700)
  }
})
