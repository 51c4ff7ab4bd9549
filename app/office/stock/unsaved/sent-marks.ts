const nameOf = (path: string) => `sent ${path}`

/** In this tab something was sent there and is not answered: a page that comes back may be older than it. */
export function markSent(path: string) {
  try {
    sessionStorage.setItem(nameOf(path), '1')
  } catch {
    // Storage may be forbidden; what was kept is then told at the next visit.
  }
}

/** Whether the mark stood there. */
export function eraseSent(path: string): boolean {
  try {
    const stood = sessionStorage.getItem(nameOf(path)) !== null
    sessionStorage.removeItem(nameOf(path))
    return stood
  } catch {
    return false
  }
}
