import { type Language, languages } from '../../language/languages'
import { searchKey } from '../search-key'

/**
 * Towns with more than one name: whichever is typed, all of them are meant. What a reader of Dutch, French,
 * English and German calls them, then what else is in use.
 */
const names = `
Brussel, Bruxelles, Brussels, Brüssel
Antwerpen, Anvers, Antwerp, Antwerpen
Gent, Gand, Ghent, Gent
Brugge, Bruges, Bruges, Brügge
Leuven, Louvain, Leuven, Löwen
Mechelen, Malines, Mechelen, Mecheln
Kortrijk, Courtrai, Kortrijk, Kortrijk
Oostende, Ostende, Ostend, Ostende
Ieper, Ypres, Ypres, Ypern
Tienen, Tirlemont, Tienen, Tienen
Aalst, Alost, Aalst, Aalst
Sint-Truiden, Saint-Trond, Sint-Truiden, Sint-Truiden
Tongeren, Tongres, Tongeren, Tongern
Lier, Lierre, Lier, Lier
Halle, Hal, Halle, Halle
Vilvoorde, Vilvorde, Vilvoorde, Vilvoorde
Roeselare, Roulers, Roeselare, Roeselare
Dendermonde, Termonde, Dendermonde, Dendermonde
Oudenaarde, Audenarde, Oudenaarde, Oudenaarde
Ronse, Renaix, Ronse, Ronse
Veurne, Furnes, Veurne, Veurne
Diksmuide, Dixmude, Diksmuide, Diksmuide
Nieuwpoort, Nieuport, Nieuwpoort, Nieuwpoort
Menen, Menin, Menen, Menen
Geraardsbergen, Grammont, Geraardsbergen, Geraardsbergen
Zoutleeuw, Léau, Zoutleeuw, Zoutleeuw
Borgloon, Looz, Borgloon, Borgloon
Luik, Liège, Liège, Lüttich
Namen, Namur, Namur, Namur
Bergen, Mons, Mons, Mons
Doornik, Tournai, Tournai, Tournai
Waver, Wavre, Wavre, Wavre
Nijvel, Nivelles, Nivelles, Nivelles
Aarlen, Arlon, Arlon, Arel
Bastenaken, Bastogne, Bastogne, Bastogne
Hoei, Huy, Huy, Huy
Borgworm, Waremme, Waremme, Waremme
Moeskroen, Mouscron, Mouscron, Mouscron
Zinnik, Soignies, Soignies, Soignies
Edingen, Enghien, Enghien, Enghien
Lessen, Lessines, Lessines, Lessines
Aat, Ath, Ath, Ath
Komen, Comines, Comines, Comines
Vloesberg, Flobecq, Flobecq, Flobecq
Geldenaken, Jodoigne, Jodoigne, Jodoigne
Hannuit, Hannut, Hannut, Hannut
's-Gravenbrakel, Braine-le-Comte, Braine-le-Comte, Braine-le-Comte
Eigenbrakel, Braine-l'Alleud, Braine-l'Alleud, Braine-l'Alleud
Kasteelbrakel, Braine-le-Château, Braine-le-Château, Braine-le-Château
Tubeke, Tubize, Tubize, Tubize
Terhulpen, La Hulpe, La Hulpe, La Hulpe
Rosieren, Rosières, Rosières, Rosières
Wezet, Visé, Visé, Visé
Eupen, Eupen, Eupen, Eupen, Néau
Malmedy, Malmedy, Malmedy, Malmedy, Malmünd
Schaarbeek, Schaerbeek, Schaerbeek, Schaerbeek
Elsene, Ixelles, Ixelles, Ixelles
Ukkel, Uccle, Uccle, Uccle
Vorst, Forest, Forest, Forest
Oudergem, Auderghem, Auderghem, Auderghem
Sint-Gillis, Saint-Gilles, Saint-Gilles, Saint-Gilles
Sint-Jans-Molenbeek, Molenbeek-Saint-Jean, Molenbeek-Saint-Jean, Molenbeek-Saint-Jean
Sint-Lambrechts-Woluwe, Woluwe-Saint-Lambert, Woluwe-Saint-Lambert, Woluwe-Saint-Lambert
Sint-Pieters-Woluwe, Woluwe-Saint-Pierre, Woluwe-Saint-Pierre, Woluwe-Saint-Pierre
Watermaal-Bosvoorde, Watermael-Boitsfort, Watermael-Boitsfort, Watermael-Boitsfort
Sint-Joost-ten-Node, Saint-Josse-ten-Noode, Saint-Josse-ten-Noode, Saint-Josse-ten-Noode
Sint-Agatha-Berchem, Berchem-Sainte-Agathe, Berchem-Sainte-Agathe, Berchem-Sainte-Agathe
Sint-Genesius-Rode, Rhode-Saint-Genèse, Sint-Genesius-Rode, Sint-Genesius-Rode
Kraainem, Kraainem, Kraainem, Kraainem, Crainhem
Rijsel, Lille, Lille, Lille
Duinkerke, Dunkerque, Dunkirk, Dünkirchen
Luxemburg, Luxembourg, Luxembourg, Luxemburg
Aken, Aix-la-Chapelle, Aachen, Aachen`

const towns = names
  .trim()
  .split('\n')
  .map((line) => line.split(', '))
const byKey = new Map(towns.flatMap((town) => town.map((name) => [searchKey(name), town] as const)))

/** The search keys of a town's names in every language, the one asked about first. */
export function townKeys(name: string): string[] {
  const key = searchKey(name)
  return [...new Set([key, ...(byKey.get(key) ?? []).map(searchKey)])]
}

/** What a reader calls it: "Leuven" is "Louvain" in French. */
export function townName(name: string, language: Language): string {
  return byKey.get(searchKey(name))?.[languages.indexOf(language)] ?? name
}
