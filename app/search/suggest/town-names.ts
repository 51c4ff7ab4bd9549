import { searchKey } from '../search-key'

/** Towns with more than one name: whichever is typed, all of them are meant. */
const names = `
Brussel, Bruxelles, Brussels, Brüssel
Antwerpen, Anvers, Antwerp
Gent, Gand, Ghent
Brugge, Bruges, Brügge
Leuven, Louvain, Löwen
Mechelen, Malines, Mecheln
Kortrijk, Courtrai
Oostende, Ostende, Ostend
Ieper, Ypres, Ypern
Tienen, Tirlemont
Aalst, Alost
Sint-Truiden, Saint-Trond
Tongeren, Tongres, Tongern
Lier, Lierre
Halle, Hal
Vilvoorde, Vilvorde
Roeselare, Roulers
Dendermonde, Termonde
Oudenaarde, Audenarde
Ronse, Renaix
Veurne, Furnes
Diksmuide, Dixmude
Nieuwpoort, Nieuport
Menen, Menin
Geraardsbergen, Grammont
Zoutleeuw, Léau
Borgloon, Looz
Luik, Liège, Lüttich
Namen, Namur
Bergen, Mons
Doornik, Tournai
Waver, Wavre
Nijvel, Nivelles
Aarlen, Arlon, Arel
Bastenaken, Bastogne
Hoei, Huy
Borgworm, Waremme
Moeskroen, Mouscron
Zinnik, Soignies
Edingen, Enghien
Lessen, Lessines
Aat, Ath
Komen, Comines
Vloesberg, Flobecq
Geldenaken, Jodoigne
Hannuit, Hannut
's-Gravenbrakel, Braine-le-Comte
Eigenbrakel, Braine-l'Alleud
Kasteelbrakel, Braine-le-Château
Tubeke, Tubize
Terhulpen, La Hulpe
Rosières, Rosieren
Wezet, Visé
Eupen, Néau
Malmedy, Malmünd
Schaarbeek, Schaerbeek
Elsene, Ixelles
Ukkel, Uccle
Vorst, Forest
Oudergem, Auderghem
Sint-Gillis, Saint-Gilles
Sint-Jans-Molenbeek, Molenbeek-Saint-Jean
Sint-Lambrechts-Woluwe, Woluwe-Saint-Lambert
Sint-Pieters-Woluwe, Woluwe-Saint-Pierre
Watermaal-Bosvoorde, Watermael-Boitsfort
Sint-Joost-ten-Node, Saint-Josse-ten-Noode
Sint-Agatha-Berchem, Berchem-Sainte-Agathe
Sint-Genesius-Rode, Rhode-Saint-Genèse
Kraainem, Crainhem
Rijsel, Lille
Duinkerke, Dunkerque, Dunkirk, Dünkirchen
Luxemburg, Luxembourg
Aken, Aachen, Aix-la-Chapelle`

const towns = names
  .trim()
  .split('\n')
  .map((line) => line.split(',').map(searchKey))
const byKey = new Map(towns.flatMap((keys) => keys.map((key) => [key, keys] as const)))

/** The search keys of a town's names in every language, the one asked about first. */
export function townKeys(name: string): string[] {
  const key = searchKey(name)
  return [...new Set([key, ...(byKey.get(key) ?? [])])]
}
