import { sampleSweepbrightEstates } from './sweepbright-estates'
import { openSweepbrightStandIn } from './sweepbright-stand-in'

const everyMinutes = 50 * 60_000

/** Tells the site at SITE of its estates, as an agency does that publishes all of them, and keeps them readable. */
export async function startSweepbright(port: number) {
  const standIn = await openSweepbrightStandIn(port)
  const site = process.env.SITE ?? 'http://localhost:3000'
  const address = `${site}/hooks/sweepbright/sweepbright`
  const publish = async () => {
    for (const estate of sampleSweepbrightEstates()) {
      standIn.put(estate)
      const { body, signature } = standIn.hook('estate-updated', estate.id)
      const headers = { 'content-type': 'application/json', 'x-hook-signature': signature }
      const said = await fetch(address, { method: 'POST', body, headers }).then(
        ({ status }) => `${status}`,
        () => 'nobody there',
      )
      process.stdout.write(`${estate.id}: ${said}\n`)
    }
  }
  process.stdin.on('data', publish)
  setInterval(publish, everyMinutes).unref()
  const more = `Once it is connected, Enter publishes: its estates are told of at ${address} (SITE changes that).\n`
  return { ...standIn, more }
}
