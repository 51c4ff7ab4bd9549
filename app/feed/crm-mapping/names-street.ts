/** A title may tell the street that its owner keeps private. */
export function namesStreet(title: string, street: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
  return street.trim() !== '' && plain(title).includes(plain(street))
}
