import { searchKey } from '../search-key'
import { namesOfTown } from './town-names'

/**
 * Every municipality of Belgium, those that merged since 2019 included: people still look for them. The
 * names that one has in other languages are in town-names.
 */
const named = {
  brussels: `
Anderlecht, Brussel, Elsene, Etterbeek, Evere, Ganshoren, Jette, Koekelberg, Oudergem, Schaarbeek,
Sint-Agatha-Berchem, Sint-Gillis, Sint-Jans-Molenbeek, Sint-Joost-ten-Node, Sint-Lambrechts-Woluwe,
Sint-Pieters-Woluwe, Ukkel, Vorst, Watermaal-Bosvoorde`,
  antwerp: `
Aartselaar, Antwerpen, Arendonk, Baarle-Hertog, Balen, Beerse, Berlaar, Boechout, Bonheiden, Boom, Bornem,
Borsbeek, Brasschaat, Brecht, Dessel, Duffel, Edegem, Essen, Geel, Grobbendonk, Heist-op-den-Berg, Hemiksem,
Herentals, Herenthout, Herselt, Hoogstraten, Hove, Hulshout, Kalmthout, Kapellen, Kasterlee, Kontich,
Laakdal, Lier, Lille, Lint, Malle, Mechelen, Meerhout, Merksplas, Mol, Mortsel, Niel, Nijlen, Olen,
Oud-Turnhout, Putte, Puurs-Sint-Amands, Ranst, Ravels, Retie, Rijkevorsel, Rumst, Schelle, Schilde, Schoten,
Sint-Katelijne-Waver, Stabroek, Turnhout, Vorselaar, Vosselaar, Westerlo, Wijnegem, Willebroek, Wommelgem,
Wuustwezel, Zandhoven, Zoersel, Zwijndrecht`,
  'flemish brabant': `
Aarschot, Affligem, Asse, Beersel, Begijnendijk, Bekkevoort, Bertem, Bever, Bierbeek, Boortmeerbeek,
Boutersem, Diest, Dilbeek, Drogenbos, Galmaarden, Geetbets, Glabbeek, Gooik, Grimbergen, Haacht, Halle,
Herent, Herne, Hoegaarden, Hoeilaart, Holsbeek, Huldenberg, Kampenhout, Kapelle-op-den-Bos, Keerbergen,
Kortenaken, Kortenberg, Kraainem, Landen, Lennik, Leuven, Liedekerke, Linkebeek, Linter, Londerzeel, Lubbeek,
Machelen, Meise, Merchtem, Opwijk, Oud-Heverlee, Overijse, Pajottegem, Pepingen, Roosdaal, Rotselaar,
Scherpenheuvel-Zichem, Sint-Genesius-Rode, Sint-Pieters-Leeuw, Steenokkerzeel, Ternat, Tervuren,
Tielt-Winge, Tienen, Tremelo, Vilvoorde, Wemmel, Wezembeek-Oppem, Zaventem, Zemst, Zoutleeuw`,
  limburg: `
Alken, As, Beringen, Bilzen, Bilzen-Hoeselt, Bocholt, Borgloon, Bree, Diepenbeek, Dilsen-Stokkem, Genk,
Gingelom, Halen, Ham, Hamont-Achel, Hasselt, Hechtel-Eksel, Heers, Herk-de-Stad, Herstappe, Heusden-Zolder,
Hoeselt, Houthalen-Helchteren, Kinrooi, Kortessem, Lanaken, Leopoldsburg, Lommel, Lummen, Maaseik,
Maasmechelen, Nieuwerkerken, Oudsbergen, Peer, Pelt, Riemst, Sint-Truiden, Tessenderlo, Tessenderlo-Ham,
Tongeren, Tongeren-Borgloon, Voeren, Wellen, Zonhoven, Zutendaal`,
  'east flanders': `
Aalst, Aalter, Assenede, Berlare, Beveren, Beveren-Kruibeke-Zwijndrecht, Brakel, Buggenhout, De Pinte,
Deinze, Denderleeuw, Dendermonde, Destelbergen, Eeklo, Erpe-Mere, Evergem, Gavere, Gent, Geraardsbergen,
Haaltert, Hamme, Herzele, Horebeke, Kaprijke, Kluisbergen, Kruibeke, Kruisem, Laarne, Lebbeke, Lede, Lierde,
Lievegem, Lochristi, Lokeren, Maarkedal, Maldegem, Melle, Merelbeke, Merelbeke-Melle, Moerbeke, Nazareth,
Nazareth-De Pinte, Ninove, Oosterzele, Oudenaarde, Ronse, Sint-Gillis-Waas, Sint-Laureins,
Sint-Lievens-Houtem, Sint-Martens-Latem, Sint-Niklaas, Stekene, Temse, Waasmunster, Wachtebeke, Wetteren,
Wichelen, Wortegem-Petegem, Zele, Zelzate, Zottegem, Zulte, Zwalm`,
  'west flanders': `
Alveringem, Anzegem, Ardooie, Avelgem, Beernem, Blankenberge, Bredene, Brugge, Damme, De Haan, De Panne,
Deerlijk, Dentergem, Diksmuide, Gistel, Harelbeke, Heuvelland, Hooglede, Houthulst, Ichtegem, Ieper,
Ingelmunster, Izegem, Jabbeke, Knokke-Heist, Koekelare, Koksijde, Kortemark, Kortrijk, Kuurne,
Langemark-Poelkapelle, Ledegem, Lendelede, Lichtervelde, Lo-Reninge, Menen, Mesen, Meulebeke, Middelkerke,
Moorslede, Nieuwpoort, Oostende, Oostkamp, Oostrozebeke, Oudenburg, Pittem, Poperinge, Roeselare, Ruiselede,
Spiere-Helkijn, Staden, Tielt, Torhout, Veurne, Vleteren, Waregem, Wervik, Wevelgem, Wielsbeke, Wingene,
Zedelgem, Zonnebeke, Zuienkerke, Zwevegem`,
  'walloon brabant': `
Beauvechain, Braine-l'Alleud, Braine-le-Château, Chastre, Chaumont-Gistoux, Court-Saint-Étienne, Genappe,
Grez-Doiceau, Hélécine, Incourt, Ittre, Jodoigne, La Hulpe, Lasne, Mont-Saint-Guibert, Nivelles, Orp-Jauche,
Ottignies-Louvain-la-Neuve, Perwez, Ramillies, Rebecq, Rixensart, Tubize, Villers-la-Ville, Walhain,
Waterloo, Wavre`,
  hainaut: `
Aiseau-Presles, Anderlues, Antoing, Ath, Beaumont, Belœil, Bernissart, Binche, Boussu, Braine-le-Comte,
Brugelette, Brunehaut, Celles, Chapelle-lez-Herlaimont, Charleroi, Châtelet, Chièvres, Chimay, Colfontaine,
Comines-Warneton, Courcelles, Dour, Écaussinnes, Ellezelles, Enghien, Erquelinnes, Estaimpuis, Estinnes,
Farciennes, Fleurus, Flobecq, Fontaine-l'Évêque, Frameries, Frasnes-lez-Anvaing, Froidchapelle, Gerpinnes,
Ham-sur-Heure-Nalinnes, Hensies, Honnelles, Jurbise, La Louvière, Le Rœulx, Lens, Les Bons Villers, Lessines,
Leuze-en-Hainaut, Lobbes, Manage, Merbes-le-Château, Momignies, Mons, Mont-de-l'Enclus,
Montigny-le-Tilleul, Morlanwelz, Mouscron, Pecq, Péruwelz, Pont-à-Celles, Quaregnon, Quévy, Quiévrain,
Rumes, Saint-Ghislain, Seneffe, Silly, Sivry-Rance, Soignies, Thuin, Tournai`,
  liège: `
Amay, Amel, Ans, Anthisnes, Aubel, Awans, Aywaille, Baelen, Bassenge, Berloz, Beyne-Heusay, Blegny, Braives,
Büllingen, Burdinne, Burg-Reuland, Bütgenbach, Chaudfontaine, Clavier, Comblain-au-Pont, Crisnée, Dalhem,
Dison, Donceel, Engis, Esneux, Eupen, Faimes, Ferrières, Fexhe-le-Haut-Clocher, Flémalle, Fléron, Geer,
Grâce-Hollogne, Hamoir, Hannut, Héron, Herstal, Herve, Huy, Jalhay, Juprelle, Kelmis, Liège, Lierneux,
Limbourg, Lincent, Lontzen, Malmedy, Marchin, Modave, Nandrin, Neupré, Olne, Oreye, Ouffet, Oupeye,
Pepinster, Plombières, Raeren, Remicourt, Saint-Georges-sur-Meuse, Saint-Nicolas, Sankt Vith, Seraing,
Soumagne, Spa, Sprimont, Stavelot, Stoumont, Theux, Thimister-Clermont, Tinlot, Trois-Ponts, Trooz,
Verlaine, Verviers, Villers-le-Bouillet, Visé, Waimes, Wanze, Waremme, Wasseiges, Welkenraedt`,
  luxembourg: `
Arlon, Attert, Aubange, Bastogne, Bertogne, Bertrix, Bouillon, Chiny, Daverdisse, Durbuy, Érezée, Étalle,
Fauvillers, Florenville, Gouvy, Habay, Herbeumont, Hotton, Houffalize, La Roche-en-Ardenne, Léglise,
Libin, Libramont-Chevigny, Manhay, Marche-en-Famenne, Martelange, Meix-devant-Virton, Messancy, Musson,
Nassogne, Neufchâteau, Paliseul, Rendeux, Rouvroy, Saint-Hubert, Saint-Léger, Sainte-Ode, Tellin, Tenneville,
Tintigny, Vaux-sur-Sûre, Vielsalm, Virton, Wellin`,
  namur: `
Andenne, Anhée, Assesse, Beauraing, Bièvre, Cerfontaine, Ciney, Couvin, Dinant, Doische, Éghezée,
Fernelmont, Floreffe, Florennes, Fosses-la-Ville, Gedinne, Gembloux, Gesves, Hamois, Hastière, Havelange,
Houyet, Jemeppe-sur-Sambre, La Bruyère, Mettet, Namur, Ohey, Onhaye, Philippeville, Profondeville, Rochefort,
Sambreville, Sombreffe, Somme-Leuze, Viroinval, Vresse-sur-Semois, Walcourt, Yvoir`,
}

const municipalities = Object.values(named).flatMap((names) =>
  names.split(',').map((name) => name.trim()),
)

/** In every language's spelling. */
export const municipalityNames: readonly string[] = [
  ...new Set(municipalities.flatMap((name) => [name, ...namesOfTown(name)])),
].sort((one, other) => (searchKey(one) < searchKey(other) ? -1 : 1))

const byKey = new Map(municipalityNames.map((name) => [searchKey(name), name]))

/** As it is written, however it was typed; undefined when there is none of that name. */
export function findMunicipality(typed: string): string | undefined {
  return byKey.get(searchKey(typed))
}
