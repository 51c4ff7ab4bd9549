/** What is said about a property to its owner, as the journal names it. */
export function ownerProperty(propertyId: number) {
  return { kind: 'owner-property', id: String(propertyId) }
}
