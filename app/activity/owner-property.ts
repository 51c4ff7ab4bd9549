/** What is said about a home to its owner, as the journal names it. */
export function ownerHome(propertyId: number) {
  return { kind: 'owner-home', id: String(propertyId) }
}
