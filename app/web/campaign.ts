const campaign =
  /^(utm_|mc_|pk_|hsa_)|^(gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|igshid|ref)$/

/** Where a visitor came from, not what they want to see: kept out of cache keys and of our own links. */
export function isCampaignParameter(name: string): boolean {
  return campaign.test(name)
}

/** The same query without them. */
export function withoutCampaign(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (isCampaignParameter(name)) query.delete(name)
  return query
}
