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
Puurs-Sint-Amands, Puers-Saint-Amand
Baarle-Hertog, Baerle-Duc
Bever, Biévène
Galmaarden, Gammerages
Scherpenheuvel-Zichem, Montaigu-Zichem
Sint-Pieters-Leeuw, Leeuw-Saint-Pierre
Geel, Gheel
Eeklo, Eecloo
Torhout, Thourout
Temse, Tamise
Izegem, Iseghem
Mesen, Messines
Wervik, Wervicq
Spiere-Helkijn, Espierres-Helchin
De Panne, La Panne
De Haan, Le Coq
Koksijde, Coxyde
Herk-de-Stad, Herck-la-Ville
Leopoldsburg, Bourg-Léopold
Maaseik, Maeseyck
Voeren, Fourons
Bevekom, Beauvechain
Genepiën, Genappe
Graven, Grez-Doiceau
Itter, Ittre
Perwijs, Perwez
Elzele, Ellezelles
Opzullik, Silly
Jurbeke, Jurbise
Komen-Waasten, Comines-Warneton
Bitsingen, Bassenge
Lijsem, Lincent
Oerle, Oreye
Amel, Amblève
Büllingen, Bullange
Bütgenbach, Butgenbach
Burg-Reuland, Burg Reuland
Kelmis, La Calamine
Sankt Vith, Saint-Vith, St. Vith
Weismes, Waimes
Rijsel, Lille
Duinkerke, Dunkerque, Dunkirk, Dünkirchen
Luxemburg, Luxembourg
Aken, Aachen, Aix-la-Chapelle`

const towns = names
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim()))
const byKey = new Map(
  towns.flatMap((town) => {
    const keys = town.map(searchKey)
    return keys.map((key) => [key, { keys, names: town }] as const)
  }),
)

/** The search keys of a town's names in every language, the one asked about first. */
export function townKeys(name: string): string[] {
  const key = searchKey(name)
  return [...new Set([key, ...(byKey.get(key)?.keys ?? [])])]
}

/** The names of a town in every language, as they are written. */
export function townNames(name: string): string[] {
  return byKey.get(searchKey(name))?.names ?? [name]
}
