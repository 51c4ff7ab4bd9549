/** A code as a report names it: the field of the CRM that holds it, and the code itself. */
export function codeIn(problem: string): string | undefined {
  return /^unknown-code (\S{1,40})$/.exec(problem)?.[1]
}
