import type { ExternalBlock, Module } from './content'

/** The film is an open film that stands in for the agency's own; the reviews host answers nobody. */
export const externalBlocks: ExternalBlock[] = [
  {
    id: 1,
    kind: 'youtube',
    source: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: {
      nl: 'Een dag bij Baksteen',
      fr: 'Une journée chez Baksteen',
      en: 'A day at Baksteen',
      de: 'Ein Tag bei Baksteen',
    },
    description: {
      nl: 'Twee minuten mee op pad, van de eerste sleutel om negen uur tot het laatste bezoek.',
      fr: 'Deux minutes sur le terrain, de la première clé à neuf heures à la dernière visite.',
      en: 'Two minutes on the road with us, from the first key at nine to the last viewing.',
      de: 'Zwei Minuten unterwegs mit uns, vom ersten Schlüssel um neun bis zur letzten Besichtigung.',
    },
    picture: 'exterior-rowhouse-02.webp',
    loadLabel: {
      nl: 'Speel de film af',
      fr: 'Lancer le film',
      en: 'Play the film',
      de: 'Film abspielen',
    },
    loadNotice: {
      nl: 'De film komt van YouTube. Klikt u, dan maakt uw browser verbinding met YouTube en kan het cookies plaatsen.',
      fr: 'Le film vient de YouTube. Si vous cliquez, votre navigateur se connecte à YouTube, qui peut placer des cookies.',
      en: 'The film comes from YouTube. If you click, your browser connects to YouTube, which may place cookies.',
      de: 'Der Film kommt von YouTube. Wenn Sie klicken, verbindet sich Ihr Browser mit YouTube, das Cookies setzen kann.',
    },
  },
  {
    id: 2,
    kind: 'frame',
    source: 'https://reviews.baksteen.example/widget',
    title: {
      nl: 'Wat klanten over ons schrijven',
      fr: 'Ce que nos clients écrivent',
      en: 'What clients write about us',
      de: 'Was Kunden über uns schreiben',
    },
    description: {
      nl: 'Onafhankelijke beoordelingen, ook de minder goede.',
      fr: 'Des avis indépendants, y compris les moins bons.',
      en: 'Independent reviews, the less good ones included.',
      de: 'Unabhängige Bewertungen, auch die weniger guten.',
    },
    picture: 'interior-living-03.webp',
    loadLabel: {
      nl: 'Toon de beoordelingen',
      fr: 'Afficher les avis',
      en: 'Show the reviews',
      de: 'Bewertungen anzeigen',
    },
    loadNotice: {
      nl: 'De beoordelingen komen van een andere dienst. Klikt u, dan maakt uw browser er verbinding mee en kan die dienst cookies plaatsen.',
      fr: 'Les avis viennent d’un autre service. Si vous cliquez, votre navigateur s’y connecte et ce service peut placer des cookies.',
      en: 'The reviews come from another service. If you click, your browser connects to it and that service may place cookies.',
      de: 'Die Bewertungen kommen von einem anderen Dienst. Wenn Sie klicken, verbindet sich Ihr Browser damit, und dieser Dienst kann Cookies setzen.',
    },
  },
]

export const homeModules: Module[] = [
  {
    sort: 1,
    title: {
      nl: 'Net op de markt',
      fr: 'Nouveau sur le marché',
      en: 'New on the market',
      de: 'Neu auf dem Markt',
    },
    description: {
      nl: 'De nieuwste panden in onze etalage.',
      fr: 'Les derniers biens de notre vitrine.',
      en: 'The latest homes in our window.',
      de: 'Die neuesten Immobilien in unserem Schaufenster.',
    },
    view: 'card-view',
    relation: { type: 'property-list', id: 64 },
    maxItems: 4,
    itemsPerRow: 4,
  },
  {
    sort: 2,
    title: {
      nl: 'Waar kunnen we u mee helpen?',
      fr: 'Comment pouvons‑nous vous aider ?',
      en: 'What can we help you with?',
      de: 'Womit können wir Ihnen helfen?',
    },
    description: {
      nl: 'Vier vragen, één makelaar die de hele weg meegaat.',
      fr: 'Quatre projets, un seul agent qui vous suit jusqu’au bout.',
      en: 'Four questions, one agent who goes all the way with you.',
      de: 'Vier Anliegen, ein Makler, der Sie bis zum Schluss begleitet.',
    },
    view: 'card-view',
    relation: { type: 'category', id: 1 },
    maxItems: 4,
    itemsPerRow: 4,
  },
  {
    sort: 3,
    title: {
      nl: 'Baksteen in cijfers',
      fr: 'Baksteen en chiffres',
      en: 'Baksteen in figures',
      de: 'Baksteen in Zahlen',
    },
    view: 'single-view',
    relation: { type: 'stats-view', id: 1 },
    maxItems: 4,
    itemsPerRow: 4,
  },
  {
    sort: 4,
    view: 'single-view',
    relation: { type: 'external', id: 1 },
    maxItems: 1,
    itemsPerRow: 1,
  },
  {
    sort: 5,
    view: 'single-view',
    relation: { type: 'external', id: 2 },
    maxItems: 1,
    itemsPerRow: 1,
  },
]
