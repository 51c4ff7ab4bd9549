const answers: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'true', 'yes', 'y', 'ja', 'j', 'oui', 'o'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'n', 'nee', 'neen', 'non'].map((word) => [word, false] as const),
])

/** Undefined when it says neither. */
export function answerIn(flag: unknown): boolean | undefined {
  return typeof flag === 'object' ? undefined : answers.get(String(flag).trim().toLowerCase())
}

/** Exactly that: what is not told, or not understood, is neither. */
export const isYes = (flag: unknown) => answerIn(flag) === true
export const isNo = (flag: unknown) => answerIn(flag) === false
