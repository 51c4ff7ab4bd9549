/**
 * Towns with more than one name: where their postal code begins, then Dutch and French, English and
 * German, and a name of old; a dash stands for the local name. Lille lies in the province of Antwerp
 * as well, Vorst in two: the postal code tells which town is meant.
 */
const table = `
10 | Brussel | Bruxelles | Brussels | Brüssel
11 | Brussel | Bruxelles | Brussels | Brüssel
20 | Antwerpen | Anvers | Antwerp | -
90 | Gent | Gand | Ghent | -
80 | Brugge | Bruges | Bruges | Brügge
30 | Leuven | Louvain | - | Löwen
28 | Mechelen | Malines | - | Mecheln
85 | Kortrijk | Courtrai | - | -
84 | Oostende | Ostende | Ostend | Ostende
89 | Ieper | Ypres | Ypres | Ypern
33 | Tienen | Tirlemont | - | -
93 | Aalst | Alost | - | -
38 | Sint-Truiden | Saint-Trond | - | -
37 | Tongeren | Tongres | - | Tongern
25 | Lier | Lierre | - | -
15 | Halle | Hal | - | -
18 | Vilvoorde | Vilvorde | - | -
88 | Roeselare | Roulers | - | -
92 | Dendermonde | Termonde | - | -
97 | Oudenaarde | Audenarde | - | -
96 | Ronse | Renaix | - | -
86 | Veurne | Furnes | - | -
86 | Diksmuide | Dixmude | - | -
86 | Nieuwpoort | Nieuport | - | -
89 | Menen | Menin | - | -
95 | Geraardsbergen | Grammont | - | -
34 | Zoutleeuw | Léau | - | -
38 | Borgloon | Looz | - | -
40 | Luik | Liège | - | Lüttich
50 | Namen | Namur | - | -
70 | Bergen | Mons | - | -
75 | Doornik | Tournai | - | -
13 | Waver | Wavre | - | -
14 | Nijvel | Nivelles | - | -
67 | Aarlen | Arlon | - | Arel
66 | Bastenaken | Bastogne | - | -
45 | Hoei | Huy | - | -
43 | Borgworm | Waremme | - | -
77 | Moeskroen | Mouscron | - | -
70 | Zinnik | Soignies | - | -
78 | Edingen | Enghien | - | -
78 | Lessen | Lessines | - | -
78 | Aat | Ath | - | -
77 | Komen | Comines | - | -
78 | Vloesberg | Flobecq | - | -
13 | Geldenaken | Jodoigne | - | -
42 | Hannuit | Hannut | - | -
70 | 's-Gravenbrakel | Braine-le-Comte | - | -
14 | Eigenbrakel | Braine-l'Alleud | - | -
14 | Kasteelbrakel | Braine-le-Château | - | -
14 | Tubeke | Tubize | - | -
13 | Terhulpen | La Hulpe | - | -
13 | Rosieren | Rosières | - | -
46 | Wezet | Visé | - | -
47 | Eupen | Eupen | - | - | Néau
49 | Malmedy | Malmedy | - | Malmünd
10 | Schaarbeek | Schaerbeek | - | -
10 | Elsene | Ixelles | - | -
11 | Ukkel | Uccle | - | -
11 | Vorst | Forest | - | -
11 | Oudergem | Auderghem | - | -
10 | Sint-Gillis | Saint-Gilles | - | -
10 | Sint-Jans-Molenbeek | Molenbeek-Saint-Jean | - | -
12 | Sint-Lambrechts-Woluwe | Woluwe-Saint-Lambert | - | -
11 | Sint-Pieters-Woluwe | Woluwe-Saint-Pierre | - | -
11 | Watermaal-Bosvoorde | Watermael-Boitsfort | - | -
12 | Sint-Joost-ten-Node | Saint-Josse-ten-Noode | - | -
10 | Sint-Agatha-Berchem | Berchem-Sainte-Agathe | - | -
16 | Sint-Genesius-Rode | Rhode-Saint-Genèse | - | -
19 | Kraainem | Crainhem | - | -
28 | Puurs-Sint-Amands | Puers-Saint-Amand | - | -
23 | Baarle-Hertog | Baerle-Duc | - | -
15 | Bever | Biévène | - | -
15 | Galmaarden | Gammerages | - | -
32 | Scherpenheuvel-Zichem | Montaigu-Zichem | - | -
16 | Sint-Pieters-Leeuw | Leeuw-Saint-Pierre | - | -
24 | Geel | Geel | - | - | Gheel
99 | Eeklo | Eeklo | - | - | Eecloo
88 | Torhout | Thourout | - | -
91 | Temse | Tamise | - | -
88 | Izegem | Izegem | - | - | Iseghem
89 | Mesen | Messines | - | -
89 | Wervik | Wervicq | - | -
85 | Spiere-Helkijn | Espierres-Helchin | - | -
86 | De Panne | La Panne | - | -
84 | De Haan | Le Coq | - | -
86 | Koksijde | Coxyde | - | -
35 | Herk-de-Stad | Herck-la-Ville | - | -
39 | Leopoldsburg | Bourg-Léopold | - | -
36 | Maaseik | Maaseik | - | - | Maeseyck
37 | Voeren | Fourons | - | -
13 | Bevekom | Beauvechain | - | -
14 | Genepiën | Genappe | - | -
13 | Graven | Grez-Doiceau | - | -
14 | Itter | Ittre | - | -
13 | Perwijs | Perwez | - | -
78 | Elzele | Ellezelles | - | -
78 | Opzullik | Silly | - | -
70 | Jurbeke | Jurbise | - | -
77 | Komen-Waasten | Comines-Warneton | - | -
46 | Bitsingen | Bassenge | - | -
42 | Lijsem | Lincent | - | -
43 | Oerle | Oreye | - | -
47 | Amel | Amblève | - | Amel
47 | Büllingen | Bullange | - | Büllingen
47 | Bütgenbach | Butgenbach | - | Bütgenbach
47 | Burg-Reuland | Burg-Reuland | - | -
47 | Kelmis | La Calamine | - | Kelmis
47 | Sankt Vith | Saint-Vith | - | Sankt Vith | St. Vith
49 | Weismes | Waimes | - | Weismes
59 | Rijsel | Lille | - | -
59 | Duinkerke | Dunkerque | Dunkirk | Dünkirchen
L | Luxemburg | Luxembourg | - | Luxemburg
52 | Aken | Aix-la-Chapelle | Aachen | Aachen`

/** A dash in the table is undefined here: the local name is said in that language too. */
export const townNames = table
  .trim()
  .split('\n')
  .map((line) => {
    const [zip = '', nl = '', fr = '', ...others] = line.split('|').map((part) => part.trim())
    const [en, de, old] = others.map((name) => (name === '-' ? undefined : name))
    return { zip, nl, fr, en, de, old }
  })
