import type { FooterColumn, PageLink, Text } from './content'

type TopBarLink = { id: number; sort: number; label: Text; to: PageLink | `tel:${string}` }

export const topBar: TopBarLink[] = [
  {
    id: 1,
    sort: 1,
    label: { nl: '016 23 45 67', fr: '016 23 45 67', en: '016 23 45 67', de: '016 23 45 67' },
    to: 'tel:+3216234567',
  },
  {
    id: 2,
    sort: 2,
    label: { nl: 'Bewaard', fr: 'Favoris', en: 'Saved', de: 'Gemerkt' },
    to: 'page:favourites',
  },
  {
    id: 3,
    sort: 3,
    label: { nl: 'Ik zoek', fr: 'Je cherche', en: 'My search', de: 'Ich suche' },
    to: 'page:demand-register',
  },
  {
    id: 4,
    sort: 4,
    label: {
      nl: 'Voor eigenaars',
      fr: 'Espace propriétaire',
      en: 'For owners',
      de: 'Für Eigentümer',
    },
    to: 'page:login',
  },
]

const quarter = { sm: 12, md: 6, lg: 3 }

export const footerColumns: FooterColumn[] = [
  {
    id: 1,
    sort: 1,
    isPublic: true,
    title: { nl: 'Baksteen', fr: 'Baksteen', en: 'Baksteen', de: 'Baksteen' },
    introText: {
      nl: 'Vastgoed met beide voeten op de grond, sinds 1987.',
      fr: 'L’immobilier, les pieds sur terre, depuis 1987.',
      en: 'Property with both feet on the ground, since 1987.',
      de: 'Immobilien mit beiden Beinen auf dem Boden, seit 1987.',
    },
    fullText: {
      nl: '<p><a href="tel:+3216234567">016 23 45 67</a></p><p><a href="mailto:info@baksteen.example">info@baksteen.example</a></p><p><a href="page:contact">Stuur ons een bericht</a></p>',
      fr: '<p><a href="tel:+3216234567">016 23 45 67</a></p><p><a href="mailto:info@baksteen.example">info@baksteen.example</a></p><p><a href="page:contact">Envoyez-nous un message</a></p>',
      en: '<p><a href="tel:+3216234567">016 23 45 67</a></p><p><a href="mailto:info@baksteen.example">info@baksteen.example</a></p><p><a href="page:contact">Send us a message</a></p>',
      de: '<p><a href="tel:+3216234567">016 23 45 67</a></p><p><a href="mailto:info@baksteen.example">info@baksteen.example</a></p><p><a href="page:contact">Schreiben Sie uns</a></p>',
    },
    image: null,
    columns: quarter,
  },
  {
    id: 2,
    sort: 2,
    isPublic: true,
    title: { nl: 'Kantoren', fr: 'Nos agences', en: 'Offices', de: 'Büros' },
    fullText: {
      nl: '<p><strong>Aarschot</strong></p><p>Bogaardenstraat 148, 3200 Aarschot</p><p>ma–vr 9–18 u., za 10–13 u.</p><p><strong>Namen</strong></p><p>Rue de Fer 214, 5000 Namen</p><p>ma–vr 9–17.30 u., za op afspraak</p>',
      fr: '<p><strong>Aarschot</strong></p><p>Bogaardenstraat 148, 3200 Aarschot</p><p>lu–ve 9–18 h, sa 10–13 h</p><p><strong>Namur</strong></p><p>Rue de Fer 214, 5000 Namur</p><p>lu–ve 9–17 h 30, sa sur rendez-vous</p>',
      en: '<p><strong>Aarschot</strong></p><p>Bogaardenstraat 148, 3200 Aarschot</p><p>Mon–Fri 9–6, Sat 10–1</p><p><strong>Namur</strong></p><p>Rue de Fer 214, 5000 Namur</p><p>Mon–Fri 9–5.30, Sat by appointment</p>',
      de: '<p><strong>Aarschot</strong></p><p>Bogaardenstraat 148, 3200 Aarschot</p><p>Mo–Fr 9–18 Uhr, Sa 10–13 Uhr</p><p><strong>Namur</strong></p><p>Rue de Fer 214, 5000 Namur</p><p>Mo–Fr 9–17.30 Uhr, Sa nach Vereinbarung</p>',
    },
    image: null,
    columns: quarter,
  },
  {
    id: 3,
    sort: 3,
    isPublic: true,
    title: { nl: 'Aanbod', fr: 'Nos biens', en: 'Our properties', de: 'Angebot' },
    fullText: {
      nl: '<ul><li><a href="page:for-sale">Te koop</a></li><li><a href="page:for-rent">Te huur</a></li><li><a href="page:projects">Projecten</a></li><li><a href="page:commercial">Handel</a></li><li><a href="page:abroad">Buitenland</a></li></ul>',
      fr: '<ul><li><a href="page:for-sale">À vendre</a></li><li><a href="page:for-rent">À louer</a></li><li><a href="page:projects">Projets</a></li><li><a href="page:commercial">Commerces</a></li><li><a href="page:abroad">À l’étranger</a></li></ul>',
      en: '<ul><li><a href="page:for-sale">For sale</a></li><li><a href="page:for-rent">To let</a></li><li><a href="page:projects">Projects</a></li><li><a href="page:commercial">Commercial</a></li><li><a href="page:abroad">Abroad</a></li></ul>',
      de: '<ul><li><a href="page:for-sale">Zu verkaufen</a></li><li><a href="page:for-rent">Zu vermieten</a></li><li><a href="page:projects">Projekte</a></li><li><a href="page:commercial">Gewerbe</a></li><li><a href="page:abroad">Ausland</a></li></ul>',
    },
    image: null,
    columns: quarter,
  },
  {
    id: 4,
    sort: 4,
    isPublic: true,
    title: { nl: 'Handig', fr: 'Utile', en: 'Useful', de: 'Nützlich' },
    fullText: {
      nl: '<ul><li><a href="page:contact-demand">Gratis schatting</a></li><li><a href="page:costs">Kosten berekenen</a></li><li><a href="page:renovation">Renovatie berekenen</a></li><li><a href="page:news">Nieuws</a></li><li><a href="page:vacancies">Vacatures</a></li><li><a href="/nl/aanvraag/nieuwsbrief/">Nieuwsbrief</a></li><li><a href="/nl/aanvraag/getuigenis/">Uw ervaring vertellen</a></li></ul>',
      fr: '<ul><li><a href="page:contact-demand">Estimation gratuite</a></li><li><a href="page:costs">Calculer les frais</a></li><li><a href="page:renovation">Calculer la rénovation</a></li><li><a href="page:news">Actualités</a></li><li><a href="page:vacancies">Emplois</a></li><li><a href="/fr/demande/newsletter/">Newsletter</a></li><li><a href="/fr/demande/temoignage/">Donner votre avis</a></li></ul>',
      en: '<ul><li><a href="page:contact-demand">Free valuation</a></li><li><a href="page:costs">Work out the costs</a></li><li><a href="page:renovation">Work out a renovation</a></li><li><a href="page:news">News</a></li><li><a href="page:vacancies">Vacancies</a></li><li><a href="/en/request/newsletter/">Newsletter</a></li><li><a href="/en/request/testimonial/">Share your experience</a></li></ul>',
      de: '<ul><li><a href="page:contact-demand">Kostenlose Schätzung</a></li><li><a href="page:costs">Kosten berechnen</a></li><li><a href="page:renovation">Renovierung berechnen</a></li><li><a href="page:news">Aktuelles</a></li><li><a href="page:vacancies">Stellenangebote</a></li><li><a href="/de/anfrage/newsletter/">Newsletter</a></li><li><a href="/de/anfrage/erfahrungsbericht/">Ihre Erfahrung teilen</a></li></ul>',
    },
    image: null,
    columns: quarter,
  },
]

/** What the professional institute (biv.be) wants to read on every page of an agency's site. */
export const legalLines: Text[] = [
  {
    nl: 'Baksteen Vastgoed bv · KBO 0123.456.749 · btw BE 0123.456.749 · RPR Leuven · Erkend vastgoedmakelaar-bemiddelaar in België, BIV 501287',
    fr: 'Baksteen Vastgoed bv · BCE 0123.456.749 · TVA BE 0123.456.749 · RPM Louvain · Agent immobilier intermédiaire agréé en Belgique, IPI 501287',
    en: 'Baksteen Vastgoed bv · Company number 0123.456.749 · VAT BE 0123.456.749 · Licensed estate agent (intermediary) in Belgium, BIV 501287',
    de: 'Baksteen Vastgoed bv · ZDU-Nummer 0123.456.749 · MwSt.-Nummer BE 0123.456.749 · In Belgien zugelassener Immobilienmakler (Vermittler), IPI 501287',
  },
  {
    nl: 'Toezicht: Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16B, 1000 Brussel. Onderworpen aan de <a href="https://www.biv.be">deontologische code van het BIV</a>.',
    fr: 'Surveillance : Institut professionnel des agents immobiliers, rue du Luxembourg 16B, 1000 Bruxelles. Soumis au <a href="https://www.ipi.be">code de déontologie de l’IPI</a>.',
    en: 'Supervised by the professional institute of estate agents (BIV), Luxemburgstraat 16B, 1000 Brussels. Subject to the <a href="https://www.biv.be">BIV code of conduct</a>.',
    de: 'Aufsicht: Berufsinstitut für Immobilienmakler (IPI/BIV), Luxemburgstraat 16B, 1000 Brüssel. Es gilt die <a href="https://www.ipi.be">Berufsordnung des IPI</a>.',
  },
  {
    nl: 'Beroepsaansprakelijkheid en borgstelling: Demer Verzekeringen nv, polis 45.019.872.',
    fr: 'Responsabilité professionnelle et cautionnement : Demer Verzekeringen nv, police 45.019.872.',
    en: 'Professional liability and surety: Demer Verzekeringen nv, policy 45.019.872.',
    de: 'Berufshaftpflicht und Bürgschaft: Demer Verzekeringen nv, Police 45.019.872.',
  },
]

export const legalLinks: { label: Text; to: PageLink }[] = [
  {
    label: { nl: 'Privacy', fr: 'Confidentialité', en: 'Privacy', de: 'Datenschutz' },
    to: 'page:privacy',
  },
  {
    label: {
      nl: 'Cookiebeleid',
      fr: 'Politique de cookies',
      en: 'Cookie policy',
      de: 'Cookie-Richtlinie',
    },
    to: 'page:cookie-policy',
  },
  {
    label: {
      nl: 'Disclaimer',
      fr: 'Mentions légales',
      en: 'Disclaimer',
      de: 'Haftungsausschluss',
    },
    to: 'page:disclaimer',
  },
]

export const copyright: Text = {
  nl: '© {year} Baksteen. Alle rechten voorbehouden.',
  fr: '© {year} Baksteen. Tous droits réservés.',
  en: '© {year} Baksteen. All rights reserved.',
  de: '© {year} Baksteen. Alle Rechte vorbehalten.',
}
