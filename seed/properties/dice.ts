type Dice = {
  whole: (from: number, to: number) => number
  pick: <Choice>(choices: readonly Choice[]) => Choice
  chance: (share: number) => boolean
}

/** Throws that are the same every time for the same seed: the demo agency never changes by itself. */
export function diceFor(seed: string): Dice {
  const next = throwsFrom(seed)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    pick: <Choice>(choices: readonly Choice[]) => choices[whole(0, choices.length - 1)] as Choice,
    chance: (share) => next() < share,
  }
}

/** FNV-1a turns the seed into a number, mulberry32 makes the throws. */
function throwsFrom(seed: string) {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same cards in another order (Fisher and Yates). */
export function shuffled<Card>(cards: readonly Card[], dice: Dice): Card[] {
  const deck = [...cards]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = dice.whole(0, last)
    const held = deck[last] as Card
    deck[last] = deck[other] as Card
    deck[other] = held
  }
  return deck
}
