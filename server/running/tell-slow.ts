const patience = 1_000

/** Whoever waits for a start reads what takes more than a second, while it does. */
export async function tellSlow<Made>(
  what: string,
  work: () => Promise<Made>,
  say = (line: string) => process.stderr.write(line),
): Promise<Made> {
  const timer = setTimeout(() => say(`${what}…\n`), patience)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
