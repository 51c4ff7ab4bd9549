/** More than any field of ours takes; each further value would be copied again with all before it. */
const mostValues = 100

/**
 * Of all that was sent, the fields that a form has, by their own names. The rest goes no further: a
 * parser would build whatever a name spells ("email[4294967294]", "a.b.c"), and obey "__intent__".
 */
export function namedFields(sent: FormData, names: readonly string[]): FormData {
  const fields = new FormData()
  const counts = new Map(names.map((name) => [name, 0]))
  for (const [name, value] of sent) {
    const count = counts.get(name)
    if (count === undefined || count >= mostValues) continue
    counts.set(name, count + 1)
    fields.append(name, value)
  }
  return fields
}
