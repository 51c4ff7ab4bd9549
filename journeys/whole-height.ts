/** Runs in the page: with what is laid out only when it comes near. */
export function wholeHeight(): number {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.later { content-visibility: visible }')
  document.adoptedStyleSheets.push(sheet)
  return document.documentElement.scrollHeight
}
