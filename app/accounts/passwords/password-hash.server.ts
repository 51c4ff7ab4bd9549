import argon2 from '@node-rs/argon2'

/** argon2id is the library's default algorithm; 19 MiB and two passes as OWASP advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, cost)
}

const nobody = argon2.hash('nobody has this password', cost)

/** An unknown account is compared too, so that it takes as long as a known one. */
export async function isPassword(stored: string | null | undefined, password: string) {
  const isRight = await argon2.verify(stored ?? (await nobody), password)
  return isRight && Boolean(stored)
}
