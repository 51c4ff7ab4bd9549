import type { Slide, Text } from './content'

export const searchBlock = {
  showSearchInput: true,
  showSearchButton: true,
  showCountProperty: true,
  showSearchCount: true,
  publicTitle: {
    nl: 'Hier komt u thuis',
    fr: 'Vous voilà chez vous',
    en: 'This is where you come home',
    de: 'Hier sind Sie zu Hause',
  } satisfies Text,
  description: {
    nl: '{for-sale-total} panden te koop en {for-rent-total} te huur, van Demer tot Maas.',
    fr: '{for-sale-total} biens à vendre et {for-rent-total} à louer, du Démer à la Meuse.',
    en: '{for-sale-total} homes for sale and {for-rent-total} to let, from the Demer to the Meuse.',
    de: '{for-sale-total} Immobilien zu verkaufen und {for-rent-total} zu vermieten, von der Demer bis zur Maas.',
  } satisfies Text,
}

export const slides: Slide[] = [
  {
    picture: 'banner-01.webp',
    title: {
      nl: 'Thuiskomen bij valavond',
      fr: 'Rentrer chez soi à la tombée du jour',
      en: 'Coming home at dusk',
      de: 'Nach Hause kommen in der Dämmerung',
    },
    alt: {
      nl: 'Moderne woning bij valavond met verlichte ramen',
      fr: 'Maison contemporaine au crépuscule, fenêtres éclairées',
      en: 'Modern house at dusk with lit windows',
      de: 'Modernes Haus in der Dämmerung mit erleuchteten Fenstern',
    },
    link: 'page:for-sale',
  },
  {
    picture: 'banner-02.webp',
    title: {
      nl: 'Buiten wonen, dicht bij alles',
      fr: 'Vivre au vert, près de tout',
      en: 'Country living, close to everything',
      de: 'Im Grünen wohnen, nah an allem',
    },
    alt: {
      nl: 'Witte landelijke villa in het namiddaglicht',
      fr: 'Villa campagnarde blanche dans la lumière de l’après-midi',
      en: 'White country villa in afternoon light',
      de: 'Weiße Landvilla im Nachmittagslicht',
    },
    link: 'page:for-sale',
  },
  {
    picture: 'banner-03.webp',
    title: {
      nl: 'Licht tot in de tuin',
      fr: 'La lumière jusqu’au jardin',
      en: 'Light that reaches the garden',
      de: 'Licht bis in den Garten',
    },
    alt: {
      nl: 'Lichte leefruimte met zicht op de tuin',
      fr: 'Séjour lumineux avec vue sur le jardin',
      en: 'Bright living room with a view of the garden',
      de: 'Heller Wohnraum mit Blick in den Garten',
    },
    link: 'page:for-rent',
  },
  {
    picture: 'banner-04.webp',
    title: {
      nl: 'Aan tafel in een nieuw huis',
      fr: 'À table dans une maison neuve',
      en: 'At the table in a new home',
      de: 'Am Tisch in einem neuen Zuhause',
    },
    alt: {
      nl: 'Open keuken met eiland en eethoek',
      fr: 'Cuisine ouverte avec îlot et coin repas',
      en: 'Open kitchen with island and dining area',
      de: 'Offene Küche mit Insel und Essplatz',
    },
    link: 'page:projects',
  },
]
