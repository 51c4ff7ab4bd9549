/**
 * The names of what lists wake with, in the order in which their loaders give them. A page says which of these a
 * thing has and does not spell them; of what is not here it does. Short ones are not worth their place in what every
 * page is woken by. Both are of one build, so lines may change.
 */
export const knownNames: string[][] = [
  'agreed blocks isPreview isAsked isReopened tags consentMode popup',
  'title description isHidden openGraph twitter language addresses defaultLanguage brand',
  'found bricks amounts overview path title head',
  'list wish choices total fresh pages cards empty',
  'id status type project bedrooms livingArea groundArea energyLabel list contract title townBeside price city pictures typeName badgeText badgeColor',
  'ids x y label width count href name',
].map((names) => names.split(' '))
