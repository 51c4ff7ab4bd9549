/** Films and tours elsewhere; anything but a web address is left out. */
export function webLinks(...urls: unknown[]) {
  return urls.flatMap((told) => {
    const url = String(told ?? '')
    return /^https?:\/\//i.test(url) ? [{ url, name: {} }] : []
  })
}
