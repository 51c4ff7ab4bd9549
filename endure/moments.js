import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync } from 'node:fs'
import { playwright, vitest } from '../bootstrap/checks.js'

/**
 * Hours and days on which a calendar goes wrong, in Brussels: before and after midnight, the afternoon,
 * Sundays, the 29th of February, the year's end, and both days of which one hour is missing or doubled.
 */
const moments = {
  'half past midnight on the 29th of February': '2028-02-29 00:30',
  'ten to midnight on the last day of the year': '2026-12-31 23:50',
  'the Sunday the clock goes forward, before it does': '2027-03-28 01:40',
  'the Sunday the clock went back, in the afternoon': '2027-10-31 15:30',
}
/** All rules run on one of them; on the others, those that keep a calendar. */
const momentOfAll = 'half past midnight on the 29th of February'

/** The journeys that know what day it is. */
const journeys = [
  'office-keeps-the-agenda',
  'office-in-two-clicks',
  'office-moves-a-viewing',
  'office-reads-figures',
  'visitor-books-a-viewing',
  'private-address-by-mail',
  'letters-open-pages',
  'owner-follows-a-property',
  'office-answers-an-enquiry',
  'visitor-reads-what-a-let-costs',
]

/** Kills, whole stocks and invented values by the thousand: half of the time, and no calendar in them. */
const withoutCalendar = [
  'app/backup/backup.server.test.ts',
  'app/database/adopt-former-database.server.test.ts',
  'app/feed/file-connector.server.test.ts',
  'app/feed/killed-import.server.test.ts',
  'app/feed/odd-values.server.test.ts',
  'app/feed/omnicasa/killed-reading.server.test.ts',
  'app/feed/omnicasa/omnicasa-connector.server.test.ts',
  'app/feed/skarabee/killed-reading.server.test.ts',
  'app/feed/skarabee/skarabee-connector.server.test.ts',
  'app/feed/sweepbright/killed-hooks.server.test.ts',
  'app/feed/sweepbright/sweepbright-connector.server.test.ts',
  'app/feed/whise/killed-reading.server.test.ts',
  'app/feed/whise/whise-connector.server.test.ts',
  'app/feed/whise/whise-reading.server.test.ts',
  'app/enquiries/nothing-hidden.server.test.ts',
  'app/search/nothing-hidden.server.test.ts',
  'server/open-site.server.test.ts',
]

/** Rooms and files that know how old something is, but neither days nor hours. */
const onceIsEnough = [
  'app/accounts/**',
  'app/appointments/never-twice.server.test.ts',
  'app/appointments/nothing-hidden.server.test.ts',
  'app/basemap/**',
  'app/captcha/**',
  'app/database/**',
  'app/enquiries/replies/**',
  'app/feed/**',
  'app/files/**',
  'app/images/**',
  'app/language/spoken/**',
  'app/mail/**',
  'app/printing/**',
  'app/properties/sheet/**',
  'app/search/**',
  'app/secrets/**',
  'seed/demo-accounts.server.test.ts',
  'server/**',
]

/** @returns {import('../bootstrap/checks.js').Check[]} */
export function momentChecks() {
  const places = onceIsEnough.map((room) => room.replace('/**', ''))
  const named = [
    ...journeys.map((name) => `journeys/${name}.spec.ts`),
    ...withoutCalendar,
    ...places,
  ]
  const lost = named.filter((path) => !existsSync(path))
  if (lost.length > 0) throw new Error(`There is no ${lost.join(' or ')}.`)
  if (!faketime()) return []
  return Object.entries(moments).flatMap(([name, moment]) => {
    const leftOut = [...withoutCalendar, ...(name === momentOfAll ? [] : onceIsEnough)]
    const settings = () => {
      forgetDeadClocks()
      return { ...clockSetTo(moment), LEFT_OUT: leftOut.join(' ') }
    }
    return [
      vitest(`rules and database, ${name}`, ['--project rules --project database'], settings),
      playwright(`journeys, ${name}`, journeys, settings),
    ]
  })
}

/**
 * For every process of the run: site, PostgreSQL, browser and tests. Clocks that only measure how long
 * something takes are left alone.
 * @param {string} moment
 */
function clockSetTo(moment) {
  const asked = spawnSync('date', ['-d', moment, '+%s'], {
    env: { ...process.env, TZ: 'Europe/Brussels' },
    encoding: 'utf8',
  })
  const offset = Number(asked.stdout) - Math.floor(Date.now() / 1000)
  return {
    LD_PRELOAD: `${faketime()}`,
    FAKETIME: `${offset >= 0 ? '+' : ''}${offset}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  }
}

/**
 * Processes that were killed leave their clock in memory, by their number: the next with that number, of
 * another user, could not open it.
 */
function forgetDeadClocks() {
  for (const file of globSync('/dev/shm/{faketime_shm,sem.faketime_sem}_*')) {
    if (!existsSync(`/proc/${file.replace(/.*_/, '')}`)) rmSync(file, { force: true })
  }
}

/** Debian's; installed when we may. */
function faketime() {
  const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'libfaketime'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return find()
}
