const ends = /(?<=\p{L}{4})(steenweg|straat|laan|plein|dreef|baan|weg)\b/giu

/** A long name of a street breaks before what kind of street it is, with a hyphen, where its column is narrow. */
export function breakableStreet(address: string): string {
  return address.replace(/\p{L}{14,}/gu, (word) => word.replace(ends, '\u00ad$1'))
}
