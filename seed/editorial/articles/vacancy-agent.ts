import type { Article } from '../content'

export const vacancyAgent: Article = {
  id: 37,
  categoryId: 5,
  sort: 1,
  daysAgo: 19,
  slug: {
    nl: 'vastgoedmakelaar-aarschot',
    fr: 'agent-immobilier-aarschot',
    en: 'estate-agent-aarschot',
    de: 'immobilienmakler-aarschot',
  },
  title: {
    nl: 'Vastgoedmakelaar in Aarschot (m/v/x)',
    fr: 'Agent immobilier à Aarschot (h/f/x)',
    en: 'Estate agent in Aarschot (m/f/x)',
    de: 'Immobilienmakler in Aarschot (m/w/x)',
  },
  intro: {
    nl: 'Voltijds, met BIV-nummer of in stage. U begeleidt verkopers en kopers tussen Demer en Dijle.',
    fr: 'Temps plein, agréé IPI ou stagiaire. Vous accompagnez vendeurs et acheteurs entre Démer et Dyle.',
    en: 'Full time, licensed or in training. You guide sellers and buyers between the Demer and the Dijle.',
    de: 'Vollzeit, mit IPI-Zulassung oder im Praktikum. Sie begleiten Verkäufer und Käufer zwischen Demer und Dijle.',
  },
  body: {
    nl: `<p>Onze verkoopagenda in Aarschot, Rotselaar en het Hageland loopt vol. We zoeken een makelaar die liever één dossier goed doet dan drie half.</p>
<h2>Wat u doet</h2>
<ul>
<li>U schat woningen, samen met Karel in de eerste maanden, daarna alleen.</li>
<li>U stelt het verkoopdossier samen, van EPC tot stedenbouwkundige inlichtingen, en zet het volledig online.</li>
<li>U leidt bezoekers rond, verzamelt biedingen en begeleidt beide partijen tot bij de notaris.</li>
<li>U belt eigenaars spontaan op, ook als er even niets te melden is.</li>
</ul>
<h2>Wie u bent</h2>
<ul>
<li>U bent erkend vastgoedmakelaar of stagiair bij het BIV, of u begint binnenkort aan uw stage.</li>
<li>U spreekt en schrijft vlot Nederlands en redt zich in het Frans.</li>
<li>U hebt een rijbewijs B en kent de streek, of leert ze graag kennen.</li>
</ul>
<h2>Wat u krijgt</h2>
<p>Een contract van onbepaalde duur met een vast loon, en daarbovenop een aandeel in het resultaat van het team, niet van één verkoop. Een elektrische wagen, 32 vakantiedagen, een stagemeester die er tijd voor heeft en hoogstens één zaterdag op drie.</p>
<p>Vragen vooraf? Bel Karel Thys op 016 23 45 31, of solliciteer meteen met de knop op deze pagina.</p>`,
    fr: `<p>Notre agenda de ventes à Aarschot, à Rotselaar et dans le Hageland déborde. Nous cherchons un agent qui préfère un dossier bien fait à trois dossiers à moitié faits.</p>
<h2>Votre travail</h2>
<ul>
<li>Vous estimez des biens, les premiers mois avec Karel, ensuite seul.</li>
<li>Vous constituez le dossier de vente, du certificat énergétique aux renseignements urbanistiques, et le publiez complet.</li>
<li>Vous accompagnez les visites, recueillez les offres et guidez les deux parties jusque chez le notaire.</li>
<li>Vous appelez les propriétaires de vous-même, y compris quand il n’y a rien de neuf.</li>
</ul>
<h2>Votre profil</h2>
<ul>
<li>Vous êtes agent immobilier agréé ou stagiaire IPI, ou vous commencez bientôt votre stage.</li>
<li>Vous parlez et écrivez couramment le néerlandais et vous débrouillez bien en français.</li>
<li>Vous avez le permis B et connaissez la région, ou avez envie de la découvrir.</li>
</ul>
<h2>Ce que nous offrons</h2>
<p>Un contrat à durée indéterminée avec un salaire fixe, et une part dans le résultat de l’équipe plutôt que dans chaque vente. Une voiture électrique, 32 jours de congé, un maître de stage disponible et au plus un samedi sur trois.</p>
<p>Une question avant de postuler ? Appelez Karel Thys au 016 23 45 31, ou postulez directement avec le bouton de cette page.</p>`,
    en: `<p>Our sales diary in Aarschot, Rotselaar and the Hageland is filling up. We are looking for an agent who would rather do one file well than three by halves.</p>
<h2>What you do</h2>
<ul>
<li>You value homes, with Karel in the first months and on your own after that.</li>
<li>You put the sales file together, from the EPC to the planning information, and publish it complete.</li>
<li>You show visitors round, gather the offers and guide both parties all the way to the notary.</li>
<li>You call owners of your own accord, even when there is nothing new to tell.</li>
</ul>
<h2>Who you are</h2>
<ul>
<li>You are a licensed agent or a trainee with the BIV, or about to start your traineeship.</li>
<li>You speak and write Dutch fluently and get by in French.</li>
<li>You have a category B driving licence and know the area, or would like to.</li>
</ul>
<h2>What you get</h2>
<p>A permanent contract with a fixed salary, plus a share in the result of the team rather than of a single sale. An electric car, 32 days of holiday, a traineeship supervisor with time for you, and no more than one Saturday in three.</p>
<p>Questions first? Call Karel Thys on 016 23 45 31, or apply straight away with the button on this page.</p>`,
    de: `<p>Unser Verkaufskalender in Aarschot, Rotselaar und im Hageland ist voll. Wir suchen einen Makler oder eine Maklerin, der oder die lieber eine Akte gut macht als drei halb.</p>
<h2>Ihre Aufgaben</h2>
<ul>
<li>Sie schätzen Immobilien, in den ersten Monaten gemeinsam mit Karel, danach allein.</li>
<li>Sie stellen die Verkaufsakte zusammen, vom Energieausweis bis zu den städtebaulichen Auskünften, und veröffentlichen sie vollständig.</li>
<li>Sie führen Besucher herum, sammeln Gebote und begleiten beide Seiten bis zum Notar.</li>
<li>Sie rufen Eigentümer von sich aus an, auch wenn es einmal nichts Neues gibt.</li>
</ul>
<h2>Ihr Profil</h2>
<ul>
<li>Sie sind zugelassener Immobilienmakler oder Praktikant beim IPI oder beginnen bald Ihr Praktikum.</li>
<li>Sie sprechen und schreiben fließend Niederländisch und kommen auf Französisch zurecht.</li>
<li>Sie haben den Führerschein B und kennen die Gegend oder lernen sie gern kennen.</li>
</ul>
<h2>Unser Angebot</h2>
<p>Ein unbefristeter Vertrag mit festem Gehalt, dazu ein Anteil am Ergebnis des Teams statt an einzelnen Verkäufen. Ein Elektroauto, 32 Urlaubstage, ein Praktikumsleiter, der Zeit hat, und höchstens jeder dritte Samstag.</p>
<p>Noch Fragen? Rufen Sie Karel Thys unter 016 23 45 31 an oder bewerben Sie sich gleich über die Schaltfläche auf dieser Seite.</p>`,
  },
  picture: 'exterior-rowhouse-02.webp',
}
