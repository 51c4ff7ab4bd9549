/** As a price list is read: A2 before A10. */
export function inUnitOrder<Unit>(
  units: Unit[],
  nameOf: (unit: Unit) => string,
  language: string,
): Unit[] {
  return units.toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), language, { numeric: true }),
  )
}
