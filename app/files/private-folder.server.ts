import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** Uploads, letters and the key lie in it: other accounts of the machine have no business there. */
export function privateFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  const { mode } = statSync(folder)
  if ((mode & 0o007) === 0) return
  try {
    chmodSync(folder, mode & 0o770)
  } catch {
    // It belongs to somebody else, who decides about it.
  }
}
