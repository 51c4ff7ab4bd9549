/** Codes and what they mean; nothing else is in it, whatever the name of a code. */
export function codeTable<Codes extends object>(codes: Codes): Codes {
  return Object.setPrototypeOf({ ...codes }, null)
}
