import type { Article } from '../content'

export const newsFloodScores: Article = {
  id: 52,
  categoryId: 3,
  sort: 3,
  daysAgo: 74,
  slug: {
    nl: 'p-score-en-g-score-uitgelegd',
    fr: 'scores-inondation-p-et-g-expliques',
    en: 'flood-scores-p-and-g-explained',
    de: 'hochwasserwerte-p-und-g-erklaert',
  },
  title: {
    nl: 'P-score en G-score: wat zeggen die letters in de advertentie?',
    fr: 'Scores P et G : que disent ces lettres dans l’annonce ?',
    en: 'P score and G score: what do those letters in the advert mean?',
    de: 'P-Wert und G-Wert: Was sagen diese Buchstaben in der Anzeige?',
  },
  intro: {
    nl: 'In elke Vlaamse vastgoedadvertentie staan overstromingsscores van A tot D. Zo leest u ze, en dit vraagt u erbij.',
    fr: 'Toute annonce immobilière flamande affiche des scores d’inondation de A à D. Comment les lire et que demander de plus.',
    en: 'Every property advertisement in Flanders shows flood scores from A to D. How to read them, and what else to ask.',
    de: 'In jeder flämischen Immobilienanzeige stehen Hochwasserwerte von A bis D. So lesen Sie sie, und das fragen Sie dazu.',
  },
  body: {
    nl: `<p>Sinds 1 januari 2023 horen ze in Vlaanderen in alle publiciteit voor een woning of grond: de P-score en, als er een gebouw op staat, ook de G-score. Toch krijgen we er elke week vragen over. Terecht, want twee letters kunnen een groot verschil maken.</p>
<h2>P van perceel, G van gebouw</h2>
<p>De P-score zegt hoe groot de kans is dat er op het perceel water komt te staan. De G-score zegt hetzelfde voor het gebouw. Ze kunnen verschillen: een lange tuin die tot aan de beek loopt, kan een C krijgen terwijl het huis, hoger gelegen, een A heeft.</p>
<h2>Van A tot D</h2>
<ul>
<li><strong>A:</strong> geen overstroming gemodelleerd.</li>
<li><strong>B:</strong> een kleine kans, rekening houdend met het klimaat van 2050.</li>
<li><strong>C:</strong> een kleine kans vandaag.</li>
<li><strong>D:</strong> een middelgrote kans vandaag. Bij deze klasse hoort een symbool in de advertentie.</li>
</ul>
<p>De scores komen uit modellen. Ze zeggen iets over kansen, niet over wat er vorige winter gebeurde. De opzoeking mag hoogstens een jaar oud zijn; wij vernieuwen ze dus bij woningen die langer te koop staan.</p>
<h2>Wat u verder vraagt</h2>
<p>Kijk niet alleen naar de letter. Vraag de eigenaar en de buren of er ooit water gestaan heeft, en hoe hoog. Zoek in de kelder naar sporen op de muur. Vraag of er een pomp of terugslagklep is. En informeer bij uw verzekeraar vóór u een bod doet.</p>
<p>Een C of D betekent niet dat u moet afhaken. Het betekent dat u met kennis van zaken kiest. Bij ons vindt u de scores op de pagina van elke woning <a href="page:for-sale">te koop</a> in Vlaanderen, met uitleg in mensentaal.</p>`,
    fr: `<p>Depuis le 1er janvier 2023, ils figurent en Flandre dans toute publicité pour une maison ou un terrain : le score P et, s’il y a un bâtiment, le score G. On nous interroge pourtant chaque semaine à leur sujet. À juste titre, car deux lettres peuvent faire une grande différence.</p>
<h2>P pour la parcelle, G pour le bâtiment</h2>
<p>Le score P (<em>perceel</em>) indique la probabilité que la parcelle se retrouve sous eau. Le score G (<em>gebouw</em>) dit la même chose du bâtiment. Ils peuvent différer : un long jardin qui descend jusqu’au ruisseau peut recevoir un C tandis que la maison, plus haute, obtient un A.</p>
<h2>De A à D</h2>
<ul>
<li><strong>A :</strong> aucune inondation modélisée.</li>
<li><strong>B :</strong> une faible probabilité, compte tenu du climat de 2050.</li>
<li><strong>C :</strong> une faible probabilité aujourd’hui.</li>
<li><strong>D :</strong> une probabilité moyenne aujourd’hui. Un symbole doit alors figurer dans l’annonce.</li>
</ul>
<p>Les scores proviennent de modèles. Ils parlent de probabilités, pas de ce qui s’est passé l’hiver dernier. La recherche ne peut dater de plus d’un an ; nous la renouvelons donc pour les biens en vente depuis plus longtemps.</p>
<h2>Ce qu’il faut encore demander</h2>
<p>Ne vous arrêtez pas à la lettre. Demandez au propriétaire et aux voisins s’il y a déjà eu de l’eau, et jusqu’où. Cherchez dans la cave des traces sur les murs. Y a-t-il une pompe ou un clapet antiretour ? Et renseignez-vous auprès de votre assureur avant de faire une offre.</p>
<p>Un C ou un D ne signifie pas qu’il faut renoncer, mais que vous choisissez en connaissance de cause. Chez nous, les scores figurent sur la page de chaque bien <a href="page:for-sale">à vendre</a> en Flandre, expliqués simplement.</p>`,
    en: `<p>Since 1 January 2023 they belong in all publicity for a home or plot in Flanders: the P score and, where there is a building, the G score as well. Even so, we are asked about them every week. Quite rightly, because two letters can make a great difference.</p>
<h2>P for plot, G for building</h2>
<p>The P score (<em>perceel</em>) tells you how likely it is that water will stand on the plot. The G score (<em>gebouw</em>) says the same of the building. They can differ: a long garden running down to the brook may get a C while the house, on higher ground, has an A.</p>
<h2>From A to D</h2>
<ul>
<li><strong>A:</strong> no flooding modelled.</li>
<li><strong>B:</strong> a small chance, under the climate of 2050.</li>
<li><strong>C:</strong> a small chance today.</li>
<li><strong>D:</strong> a medium chance today. For this class the advertisement has to carry a symbol.</li>
</ul>
<p>The scores come from models. They speak of chances, not of what happened last winter. The search may be no more than a year old, so we renew it for homes that have been on the market longer.</p>
<h2>What else to ask</h2>
<p>Do not stop at the letter. Ask the owner and the neighbours whether there has ever been water, and how high. Look for marks on the cellar walls. Ask whether there is a pump or a non-return valve. And talk to your insurer before you make an offer.</p>
<p>A C or a D does not mean that you should walk away. It means that you choose with your eyes open. With us, the scores are on the page of every home <a href="page:for-sale">for sale</a> in Flanders, explained in plain language.</p>`,
    de: `<p>Seit dem 1. Januar 2023 gehören sie in Flandern in jede Werbung für ein Haus oder Grundstück: der P-Wert und, wenn ein Gebäude darauf steht, auch der G-Wert. Trotzdem werden wir jede Woche danach gefragt. Zu Recht, denn zwei Buchstaben können viel ausmachen.</p>
<h2>P für die Parzelle, G für das Gebäude</h2>
<p>Der P-Wert sagt, wie wahrscheinlich es ist, dass auf der Parzelle Wasser steht. Der G-Wert sagt dasselbe für das Gebäude. Sie können sich unterscheiden: Ein langer Garten, der bis zum Bach reicht, kann ein C bekommen, während das höher gelegene Haus ein A hat.</p>
<h2>Von A bis D</h2>
<ul>
<li><strong>A:</strong> keine Überschwemmung modelliert.</li>
<li><strong>B:</strong> eine geringe Wahrscheinlichkeit unter dem Klima von 2050.</li>
<li><strong>C:</strong> eine geringe Wahrscheinlichkeit heute.</li>
<li><strong>D:</strong> eine mittlere Wahrscheinlichkeit heute. In dieser Klasse muss die Anzeige ein Symbol tragen.</li>
</ul>
<p>Die Werte stammen aus Modellen. Sie sprechen von Wahrscheinlichkeiten, nicht davon, was im letzten Winter geschah. Die Abfrage darf höchstens ein Jahr alt sein; bei Immobilien, die länger angeboten werden, erneuern wir sie.</p>
<h2>Was Sie sonst noch fragen</h2>
<p>Schauen Sie nicht nur auf den Buchstaben. Fragen Sie Eigentümer und Nachbarn, ob schon einmal Wasser stand und wie hoch. Suchen Sie im Keller nach Spuren an der Wand. Gibt es eine Pumpe oder eine Rückstauklappe? Und sprechen Sie mit Ihrer Versicherung, bevor Sie ein Gebot abgeben.</p>
<p>Ein C oder D heißt nicht, dass Sie verzichten müssen. Es heißt, dass Sie mit offenen Augen wählen. Bei uns stehen die Werte auf der Seite jeder Immobilie, die in Flandern <a href="page:for-sale">zu verkaufen</a> ist, verständlich erklärt.</p>`,
  },
  picture: 'exterior-land-02.webp',
}
