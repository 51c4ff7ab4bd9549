import type { Language } from '../../app/language/languages'
import { keysOf, wordFor } from './word-list'

type Words = {
  one: string
  bedrooms: string
  bathrooms: string
  label: string
  heatings: Record<string, RegExp>
  parking: RegExp
  /** A place that is sold or let apart, or lies elsewhere. */
  apart: RegExp
  lift: RegExp
  goneWords: RegExp
  offerWords: RegExp
  preference: RegExp
}

const words: Record<Language, Words> = {
  nl: {
    one: 'een|één',
    bedrooms: 'slaapkamers?',
    bathrooms: 'badkamers?',
    label: 'label',
    heatings: {
      heatPump: /warmtepomp/i,
      gas: /aardgas|gasketel|gashaard|\bgas\b/i,
      oil: /stookolie/i,
      electric: /elektrische verwarming|verwarming op elektriciteit|elektrisch verwarmd/i,
      pellets: /pellet/i,
    },
    parking: /garage|carport|staanplaats|parkeerplaats|parking/i,
    apart: /afzonderlijk|mee aangekocht|aan de rand|kelder, waar|in de buurt/i,
    lift: /(?<!goederen)lift\b/i,
    goneWords: /verkocht|verhuurd\b/i,
    offerWords: /plan uw bezoek|maak een afspraak|bel ons/i,
    preference:
      /gezin(?!swoning)|koppel|jonge?\b|senior|bejaard|Belg(?:en|isch paspoort)|voor één of twee/i,
  },
  fr: {
    one: 'une',
    bedrooms: 'chambres?(?! froide)',
    bathrooms: 'salles? de bains|salles? d’eau',
    label: 'classe(?: PEB| énergétique)?',
    heatings: {
      heatPump: /pompes? à chaleur/i,
      gas: /\bgaz\b/i,
      oil: /mazout/i,
      electric: /chauffage électrique|chauffé à l’électricité/i,
      pellets: /pellet/i,
    },
    parking:
      /garage|carport|emplacement de (?:voiture|parking|stationnement)|stationnement|parking/i,
    apart: /séparément|acquis en|en bordure|où se trouvent|dans le quartier/i,
    lift: /ascenseur/i,
    goneWords: /vendue?\b|louée?\b/i,
    offerWords: /planifiez|prenez rendez-vous|appelez-nous/i,
    preference: /famille|couple\b|jeunes?\b|seniors?\b|retraité/i,
  },
  en: {
    one: 'a|one',
    bedrooms: 'bedrooms?',
    bathrooms: 'bathrooms?',
    label: 'label',
    heatings: {
      heatPump: /heat pump/i,
      gas: /\bgas\b/i,
      oil: /\boil\b/i,
      electric: /electric heating|heated by electricity/i,
      pellets: /pellet/i,
    },
    parking: /garage|carport|parking space|parking/i,
    apart: /separately|can be bought|at the edge|basement with|nearby|on the street/i,
    lift: /(?<!goods )\blift\b/i,
    goneWords: /\bsold\b|\blet\b/i,
    offerWords: /book a viewing|book your viewing|call us/i,
    preference: /famil(?!y house)|couple\b|young|pensioner|for one or two/i,
  },
  de: {
    one: 'ein|einem|eins',
    bedrooms: 'Schlafzimmern?',
    bathrooms: 'Bad|Bäder|Badezimmer',
    label: '[Kk]lasse',
    heatings: {
      heatPump: /Wärmepumpe/i,
      gas: /\b(?:Erd)?gas(?![aest])/i,
      oil: /Ölkessel|Heizöl|Ölheizung/i,
      electric: /Elektroheizung|elektrisch beheizt/i,
      pellets: /Pellet/i,
    },
    parking: /Garage|Carport|Stellpl[aä]tz|Parkpl[aä]tz/i,
    apart:
      /getrennt|separat erhältlich|separat angeboten|erworben|am Rand|Keller mit|in der Nähe|gesondert/i,
    lift: /(?<!Lasten)aufzug|\bLift\b/i,
    goneWords: /verkauft|vermietet\b/i,
    offerWords: /vereinbaren Sie|rufen Sie uns|buchen Sie/i,
    preference: /Familien?\b|Paar\b|junge|Senior|Rentner/i,
  },
}

/** Finds in a text the facts that it tells, by the words of its language. */
export function readerOf(language: Language) {
  const own = words[language]
  const numbers = new Map(
    keysOf('number').map((key) => [wordFor('number', key)[language], Number(key)]),
  )
  for (const one of own.one.split('|')) numbers.set(one, 1)
  const counted = (text: string, things: string) => {
    const found = new RegExp(
      `(?<!\\p{L})(${[...numbers.keys()].join('|')}|\\d+) (?:[\\p{L}-]+ )?(?:${things})(?!\\p{L})`,
      'giu',
    )
    return [...text.matchAll(found)].map(
      ([, count = '']) => numbers.get(count.toLowerCase()) ?? Number(count),
    )
  }
  const figures = (text: string, unit: RegExp) =>
    [
      ...text.matchAll(
        new RegExp(`(-?\\d[\\d.,\\u00a0\\u202f]*)[ \\u00a0\\u202f]${unit.source}`, 'g'),
      ),
    ].map(([, figure = '']) => Number(figure.replace(/[.,\u00a0\u202f]/g, '')))
  return {
    bedrooms: (text: string) => counted(text, own.bedrooms),
    bathrooms: (text: string) => counted(text, own.bathrooms),
    areas: (text: string) => figures(text, /(?:m²|vierkante meter)/),
    use: (text: string) => figures(text, /kWh\/m²/),
    labels: (text: string) =>
      [
        ...text.matchAll(
          new RegExp(
            `${own.label} ([A-G](?:\\+\\+|\\+|-)?)(?![\\p{L}-]| (?:of|ou|or|oder) )`,
            'giu',
          ),
        ),
      ].map(([, label]) => label),
    heatings: (text: string) =>
      Object.entries(own.heatings).flatMap(([heating, told]) => (told.test(text) ? [heating] : [])),
    parking: (text: string) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => own.parking.test(sentence) && !own.apart.test(sentence))
        .map((told) => ({ told, count: Math.max(1, ...counted(told, own.parking.source)) })),
    lifts: (text: string) => text.match(own.lift) ?? [],
    goneWords: own.goneWords,
    offerWords: own.offerWords,
    preference: own.preference,
  }
}
