const passing =
  /^(utm_|mc_|pk_|hsa_)|^(lng|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|igshid|ref)$/

/** What a visitor asked of a page goes along to the other language; how they came does not. */
export function keptQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (passing.test(name)) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
