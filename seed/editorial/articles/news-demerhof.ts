import type { Article } from '../content'

export const newsDemerhof: Article = {
  id: 57,
  categoryId: 3,
  sort: 8,
  daysAgo: 402,
  slug: {
    nl: 'residentie-demerhof-wonen-aan-de-demer',
    fr: 'residence-demerhof-au-bord-du-demer',
    en: 'residentie-demerhof-living-by-the-demer',
    de: 'residenz-demerhof-wohnen-an-der-demer',
  },
  title: {
    nl: 'Wonen aan de Demer: Residentie Demerhof is uitverkocht',
    fr: 'Au bord du Démer : la résidence Demerhof est entièrement vendue',
    en: 'Living by the Demer: Residentie Demerhof is sold out',
    de: 'Wohnen an der Demer: Residenz Demerhof ist ausverkauft',
  },
  intro: {
    nl: 'Appartementen met het jaagpad voor de deur en het station op wandelafstand. De acht appartementen van Demerhof zijn verkocht.',
    fr: 'Des appartements le long du chemin de halage, à deux pas de la gare. Les huit appartements de la résidence Demerhof sont vendus.',
    en: 'Flats with the towpath on the doorstep and the station within walking distance. The eight flats of Demerhof are sold.',
    de: 'Wohnungen mit dem Treidelpfad vor der Tür und dem Bahnhof in Gehweite. Die acht Wohnungen von Demerhof sind verkauft.',
  },
  body: {
    nl: `<p>Aarschot heeft lang met de rug naar zijn rivier geleefd. Dat verandert. Op de plaats van een oude houtzagerij staat nu Residentie Demerhof: acht appartementen met twee of drie slaapkamers, in donkere baksteen en wit, met terrassen die uitkijken op het water.</p>
<h2>Wat het bijzonder maakt</h2>
<ul>
<li><strong>De plek.</strong> Het jaagpad begint aan de voordeur, de winkels van de Bogaardenstraat liggen om de hoek en het station is enkele minuten stappen.</li>
<li><strong>Het comfort.</strong> Vloerverwarming, een gedeelde bodemwarmtepomp en zonnepanelen houden het verbruik laag.</li>
<li><strong>De tuin.</strong> De auto’s staan ondergronds. Wat overblijft, is een gedeelde binnentuin.</li>
</ul>
<h2>Kopen op plan: hoe veilig is dat?</h2>
<p>Een appartement kopen dat er nog niet staat, vraagt vertrouwen. De wet-Breyne vangt veel op: u betaalt in schijven naarmate de werken vorderen, de bouwheer moet waarborgen geven en het voorschot vóór de akte is wettelijk begrensd. Bij nieuwbouw betaalt u op het gebouw btw in plaats van registratiebelasting. Welk tarief voor u geldt, hangt van uw situatie af; onze <a href="page:costs">kostenberekening</a> splitst het per deel uit.</p>
<h2>Hoe gaat het verder?</h2>
<p>Alle appartementen van Demerhof hebben een eigenaar. In de prijslijst van onze andere projecten ziet u per appartement de oppervlakte, het terras, de ligging en of het nog vrij is. Een optie nemen is gratis en geeft u de tijd om met uw bank te praten. Tom Wouters volgde Demerhof van bij de eerste schets en loopt de plannen van het volgende project graag met u door.</p>
<p>Bekijk al onze <a href="page:projects">projecten</a>, of bel Tom op 016 23 45 34.</p>`,
    fr: `<p>Aarschot a longtemps tourné le dos à sa rivière. Cela change. À la place d’une ancienne scierie se dresse aujourd’hui la résidence Demerhof : huit appartements de deux ou trois chambres, en brique foncée et en blanc, avec des terrasses donnant sur l’eau.</p>
<h2>Ce qui la distingue</h2>
<ul>
<li><strong>L’endroit.</strong> Le chemin de halage commence à la porte, les commerces de la Bogaardenstraat sont au coin et la gare se trouve à quelques minutes à pied.</li>
<li><strong>Le confort.</strong> Chauffage par le sol, pompe à chaleur géothermique commune et panneaux solaires : la consommation reste basse.</li>
<li><strong>Le jardin.</strong> Les voitures sont sous terre. Reste un jardin intérieur partagé.</li>
</ul>
<h2>Acheter sur plan, est-ce sûr ?</h2>
<p>Acheter un appartement qui n’existe pas encore demande de la confiance. La loi Breyne vous protège largement : vous payez par tranches selon l’avancement des travaux, le promoteur doit fournir des garanties et l’acompte avant l’acte est limité par la loi. Dans le neuf, vous payez la TVA plutôt que des droits d’enregistrement sur les constructions. Le taux dépend de votre situation ; notre <a href="page:costs">calcul des frais</a> le détaille poste par poste.</p>
<h2>Et maintenant ?</h2>
<p>Tous les appartements de Demerhof ont un propriétaire. La liste de prix de nos autres projets indique, pour chaque appartement, la superficie, la terrasse, l’orientation et la disponibilité. Prendre une option est gratuit et vous laisse le temps de voir votre banque. Tom Wouters a suivi Demerhof depuis la première esquisse et parcourt volontiers avec vous les plans du prochain projet.</p>
<p>Découvrez tous nos <a href="page:projects">projets</a> ou appelez Tom au 016 23 45 34.</p>`,
    en: `<p>For a long time Aarschot lived with its back to the river. That is changing. On the site of an old sawmill now stands Residentie Demerhof: eight flats with two or three bedrooms, in dark brick and white, with terraces that overlook the water.</p>
<h2>What makes it special</h2>
<ul>
<li><strong>The place.</strong> The towpath starts at the front door, the shops of the Bogaardenstraat are round the corner and the station is a few minutes’ walk.</li>
<li><strong>The comfort.</strong> Underfloor heating, a shared ground-source heat pump and solar panels keep consumption low.</li>
<li><strong>The garden.</strong> Cars are parked underground. What remains is a shared courtyard garden.</li>
</ul>
<h2>Buying off plan: how safe is it?</h2>
<p>Buying a flat that does not exist yet takes trust. The Breyne Act covers a great deal: you pay in instalments as the work advances, the developer has to provide guarantees, and the deposit before the deed is limited by law. For a new building you pay VAT on the construction instead of registration duty. Which rate applies depends on your situation; our <a href="page:costs">cost calculator</a> breaks it down item by item.</p>
<h2>What happens next?</h2>
<p>Every flat at Demerhof has an owner. For each flat in our other projects the price list shows the floor area, the terrace, the aspect and whether it is still free. Taking an option costs nothing and gives you time to talk to your bank. Tom Wouters followed Demerhof from the first sketch and will gladly go through the plans of the next project with you.</p>
<p>See all our <a href="page:projects">projects</a>, or call Tom on 016 23 45 34.</p>`,
    de: `<p>Aarschot hat lange mit dem Rücken zu seinem Fluss gelebt. Das ändert sich. An der Stelle eines alten Sägewerks steht nun die Residenz Demerhof: acht Wohnungen mit zwei oder drei Schlafzimmern, in dunklem Backstein und Weiß, mit Terrassen zum Wasser.</p>
<h2>Was sie besonders macht</h2>
<ul>
<li><strong>Die Lage.</strong> Der Treidelpfad beginnt vor der Haustür, die Geschäfte der Bogaardenstraat liegen um die Ecke, und zum Bahnhof sind es wenige Gehminuten.</li>
<li><strong>Der Komfort.</strong> Fußbodenheizung, eine gemeinsame Erdwärmepumpe und Solarmodule halten den Verbrauch niedrig.</li>
<li><strong>Der Garten.</strong> Die Autos stehen unter der Erde. Was bleibt, ist ein gemeinsamer Innengarten.</li>
</ul>
<h2>Kauf auf Plan: Wie sicher ist das?</h2>
<p>Eine Wohnung zu kaufen, die es noch nicht gibt, verlangt Vertrauen. Das Breyne-Gesetz fängt viel auf: Sie zahlen in Teilbeträgen nach Baufortschritt, der Bauträger muss Garantien stellen, und die Anzahlung vor der Urkunde ist gesetzlich begrenzt. Beim Neubau zahlen Sie auf das Gebäude Mehrwertsteuer statt Registrierungsgebühren. Welcher Satz gilt, hängt von Ihrer Situation ab; unser <a href="page:costs">Kostenrechner</a> schlüsselt alles einzeln auf.</p>
<h2>Wie geht es weiter?</h2>
<p>Alle Wohnungen von Demerhof haben einen Eigentümer. Die Preisliste unserer anderen Projekte zeigt für jede Wohnung Fläche, Terrasse, Ausrichtung und ob sie noch frei ist. Eine Option kostet nichts und gibt Ihnen Zeit, mit Ihrer Bank zu sprechen. Tom Wouters hat Demerhof seit der ersten Skizze begleitet und geht die Pläne des nächsten Projekts gern mit Ihnen durch.</p>
<p>Sehen Sie alle unsere <a href="page:projects">Projekte</a> oder rufen Sie Tom unter 016 23 45 34 an.</p>`,
  },
  picture: 'project-residence-01.webp',
}
