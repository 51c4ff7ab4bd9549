/** A mistake that no test notices, and why that is right. */
export type Survivor = {
  file: string
  /** How its line of code begins: line numbers move. */
  code: string
  change: string
  why: string
}

type Place = [file: string, code: string, change: string]

const reasons: { why: string; places: Place[] }[] = [
  {
    why: 'hours of no length hold no visit',
    places: [
      [
        'app/appointments/slots/slots.ts',
        '.filter(({ from, to }) => from < to)',
        'from < to → … <= …',
      ],
    ],
  },
  {
    why: 'sixty corners take six hundred signs at most',
    places: [
      ['app/search/area-code.ts', 'const longestCode', '800 → 801'],
      ['app/search/area-code.ts', 'if (code.length', 'code.length > longestCode → … >= …'],
    ],
  },
  {
    why: 'the numbers of steps are even there; the types do not know',
    places: [
      ['app/search/area-code.ts', 'y += steps', '0 → 1'],
      ['app/search/area-code.ts', 'x += steps', '0 → 1'],
    ],
  },
  {
    why: 'the name of a day has a full stop at its end or none',
    places: [
      [
        'app/appointments/letters/viewing-time.ts',
        'return said(moment, language, { weekday',
        '/\\.$/ → /\\./',
      ],
    ],
  },
  {
    why: 'what is worked out once more is the same, only later',
    places: [
      [
        'app/forms/kept/months-later.ts',
        'known.set(months, last)',
        'known.set(months, last) → (left out)',
      ],
    ],
  },
  {
    why: 'any year after 2000 stands for a year that nobody knows',
    places: [['app/costs/legal-mentions.ts', 'isFlemishSale(property) &&', '9_999 → 10000']],
  },
  {
    why: 'a share of nothing is nothing',
    places: [['app/costs/notary-fee.ts', 'if (until > from)', 'until > from → … >= …']],
  },
  {
    why: 'an entity has its # in front or not at all',
    places: [['app/language/plain-text.ts', 'const code = /^#x/i', '/^#x/i → /#x/i']],
  },
  {
    why: 'neither is a language',
    places: [
      ['app/language/visitor-language.ts', 'const wishes =', "'' → '…'"],
      ['app/web/canonical-address.ts', "const [first = ''", "'' → '…'"],
    ],
  },
  {
    why: 'a text that is cut has a first part; the types do not know',
    places: [['app/language/visitor-language.ts', "const [range = ''", "'' → '…'"]],
  },
  {
    why: 'without a day both fall over, and nobody asks for none',
    places: [
      ['app/appointments/agents/agenda-days.ts', 'const first = Temporal', "'' → '…'"],
      ['app/appointments/agents/agenda-days.ts', 'const last = Temporal', "'' → '…'"],
    ],
  },
  {
    why: 'less than nothing is less than nothing',
    places: [['app/appointments/agents/agent-for.ts', 'if (agent.goal !== null', '1 → 2']],
  },
  {
    why: 'only the order counts: one figure more goes before the goal',
    places: [['app/appointments/agents/agent-for.ts', 'return longest * 2', '2 → 3']],
  },
  {
    why: 'no year before 3165 has another Easter by it, and no almanac goes that far',
    places: [['app/appointments/slots/belgian-holidays.ts', 'const m = Math', '451 → 452']],
  },
  {
    why: 'without a day both fall over, and a plan always has today',
    places: [['app/appointments/booking/booking-plan.ts', 'const chosen = view(', "'' → '…'"]],
  },
  {
    why: 'a week too many is left out again',
    places: [['app/appointments/booking/booking-plan.ts', 'const weeks = Array', '6 → 7']],
  },
  {
    why: 'what is read was given at least once; the types do not know',
    places: [
      ['app/search/criteria-url.ts', "read: ([code = ''])", "'' → '…'"],
      ['app/search/criteria-url.ts', 'return { param, write: (value) => [value]', "'' → '…'"],
      ['app/search/criteria-url.ts', 'return { param, write: (value) => [`', "'' → '…'"],
    ],
  },
  {
    why: 'equal ends are the same both ways',
    places: [['app/search/criteria.ts', 'return from !== undefined', 'from > to → … >= …']],
  },
  {
    why: 'only the sign counts',
    places: [['app/search/criteria.ts', 'const compare =', '1 → 2']],
  },
  {
    why: 'no two places are a whole number of kilometres apart, to the last digit',
    places: [
      [
        'app/search/filters.ts',
        'return centres.some',
        'kilometres(centre, spot) <= radius → … < …',
      ],
    ],
  },
  {
    why: 'only the order counts',
    places: [
      ['app/search/looser.ts', 'cities: 6,', '6 → 7'],
      ['app/search/looser.ts', 'area: 6,', '6 → 7'],
    ],
  },
  {
    why: 'only the order counts, and a text is told before a place',
    places: [['app/search/looser.ts', 'text: 5,', '5 → 6']],
  },
  {
    why: 'a wider radius is at least ten',
    places: [['app/search/looser.ts', 'const wider =', '0 → 1']],
  },
  {
    why: 'who loosens it has asked for it; the types do not know',
    places: [
      ['app/search/looser.ts', 'return (wish.minBedrooms', '1 → 2'],
      ['app/search/looser.ts', 'return step({ minLiving', '1 → 2'],
      ['app/search/looser.ts', 'const longer =', '0 → 1'],
    ],
  },
  {
    why: '20,000 is round either way',
    places: [
      ['app/search/looser.ts', 'const unit = euros', 'euros < 20_000 → … <= …'],
      ['app/search/looser.ts', 'const unit = euros', '20_000 → 20001'],
    ],
  },
  {
    why: 'what is not spelled otherwise stays itself',
    places: [['app/search/search-key.ts', 'const special = new RegExp', "'' → '…'"]],
  },
  {
    why: 'the third of it, rounded down, is the same in every year',
    places: [
      ['app/appointments/slots/belgian-holidays.ts', 'const f = Math.floor((b + 8) / 25)', '8 → 9'],
    ],
  },
]

export const survivors: Survivor[] = reasons.flatMap(({ why, places }) =>
  places.map(([file, code, change]) => ({ file, code, change, why })),
)
