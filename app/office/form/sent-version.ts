const mostOfAnything = 2_147_483_647
/** No row has it: who sends what is no version is told what stands there now. */
const noVersionAtAll = -1

/** The version that a form was opened with, as it comes back. */
export function sentVersion(sent: unknown): number {
  const version = Number(sent)
  return Number.isInteger(version) && version >= 0 && version <= mostOfAnything
    ? version
    : noVersionAtAll
}
