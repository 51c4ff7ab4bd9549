import type { Article } from '../content'

export const newsRightPrice: Article = {
  id: 55,
  categoryId: 3,
  sort: 6,
  daysAgo: 246,
  slug: {
    nl: 'waarom-de-juiste-vraagprijs-telt',
    fr: 'pourquoi-le-juste-prix-compte',
    en: 'why-the-right-asking-price-matters',
    de: 'warum-der-richtige-preis-zaehlt',
  },
  title: {
    nl: 'Waarom de juiste vraagprijs het meeste opbrengt',
    fr: 'Pourquoi le juste prix rapporte le plus',
    en: 'Why the right asking price brings in the most',
    de: 'Warum der richtige Preis am meisten einbringt',
  },
  intro: {
    nl: '“Zakken kan altijd nog.” Het klinkt logisch, maar het klopt zelden. Wat er gebeurt als een huis te duur start.',
    fr: '« On pourra toujours baisser. » Cela semble logique, mais c’est rarement vrai. Ce qui arrive quand un bien démarre trop haut.',
    en: '“We can always come down.” It sounds logical but is rarely true. What happens when a house starts too high.',
    de: '„Runtergehen kann man immer noch.“ Das klingt logisch, stimmt aber selten. Was passiert, wenn ein Haus zu teuer startet.',
  },
  body: {
    nl: `<p>Elke verkoper hoopt op wat meer. Dat is menselijk, en soms lukt het ook. Maar wie hoog begint om later te zakken, houdt aan het einde vaak minder over. Niet omdat kopers gierig zijn, maar omdat ze goed vergelijken.</p>
<h2>De eerste weken tellen dubbel</h2>
<p>Een nieuwe woning verschijnt op één dag in de mailbox van iedereen die iets gelijkaardigs zoekt. Dat gebeurt maar één keer. Is de prijs te hoog, dan zien net de juiste mensen ze niet: ze zoeken tot een bepaald bedrag, en uw huis valt erbuiten. Wie er wel op uitkomt, vergelijkt met ruimere woningen en haakt af.</p>
<h2>Een prijsverlaging vertelt een verhaal</h2>
<p>Na enkele maanden volgt dan de verlaging. Kopers lezen dat als een signaal: er zal wel iets mis zijn. Ze bieden lager dan ze bij de start hadden gedaan. In onze eigen dossiers zien we het jaar na jaar terugkomen.</p>
<h2>Hoe wij tot een prijs komen</h2>
<ul>
<li>We vergelijken met wat er in de buurt echt verkocht is, niet met wat er te koop staat.</li>
<li>We rekenen mee wat een koper zal meerekenen: het EPC-label, de staat van het dak, de oriëntatie van de tuin.</li>
<li>We kijken hoeveel ingeschreven zoekers nu een woning als de uwe willen.</li>
</ul>
<p>U krijgt niet één getal, maar een prijsvork, met de redenering erbij. Vraagt u liever meer dan wij adviseren, dan zeggen we eerlijk wat we verwachten en spreken we af wanneer we samen opnieuw kijken.</p>
<p>Benieuwd waar uw woning uitkomt? <a href="page:contact-demand">Vraag een gratis schatting</a>. Of bekijk bij onze <a href="page:realisations">realisaties</a> wat we onlangs verkochten.</p>`,
    fr: `<p>Tout vendeur espère un peu plus. C’est humain, et parfois cela marche. Mais celui qui commence haut pour baisser ensuite garde souvent moins à l’arrivée. Non que les acheteurs soient avares : ils comparent, et ils comparent bien.</p>
<h2>Les premières semaines comptent double</h2>
<p>Un nouveau bien arrive le même jour dans la boîte mail de tous ceux qui cherchent quelque chose de semblable. Cela n’arrive qu’une fois. Si le prix est trop élevé, les bonnes personnes ne le voient pas : elles cherchent jusqu’à un certain montant, et votre maison reste dehors. Celles qui la voient la comparent à des biens plus spacieux et passent leur chemin.</p>
<h2>Une baisse de prix raconte une histoire</h2>
<p>Quelques mois plus tard vient la baisse. L’acheteur y lit un signal : il doit y avoir un problème. Et il offre moins qu’il ne l’aurait fait au départ. Dans nos propres dossiers, nous le constatons année après année.</p>
<h2>Comment nous fixons un prix</h2>
<ul>
<li>Nous comparons avec ce qui s’est réellement vendu dans le quartier, pas avec ce qui est en vente.</li>
<li>Nous comptons ce que l’acheteur comptera : la classe énergétique, l’état du toit, l’orientation du jardin.</li>
<li>Nous regardons combien de candidats inscrits cherchent en ce moment un bien comme le vôtre.</li>
</ul>
<p>Vous ne recevez pas un chiffre isolé, mais une fourchette et le raisonnement qui la soutient. Si vous préférez demander plus que ce que nous conseillons, nous vous disons franchement à quoi vous attendre et convenons du moment où nous ferons le point.</p>
<p>Où se situe votre bien ? <a href="page:contact-demand">Demandez une estimation gratuite</a>. Ou parcourez nos <a href="page:realisations">réalisations</a> pour voir ce que nous avons vendu récemment.</p>`,
    en: `<p>Every seller hopes for a little more. That is only human, and sometimes it works. But those who start high in order to come down later are often left with less. Not because buyers are mean, but because they compare, and compare well.</p>
<h2>The first weeks count double</h2>
<p>A new home lands in the inbox of everyone looking for something similar on the same day. That happens only once. If the price is too high, the very people who should see it do not: they search up to a certain amount, and your house falls outside it. Those who do find it compare it with larger homes and move on.</p>
<h2>A price cut tells a story</h2>
<p>A few months later comes the reduction. Buyers take it as a signal: there must be something wrong. They offer less than they would have done at the start. In our own files we see it year after year.</p>
<h2>How we arrive at a price</h2>
<ul>
<li>We compare with what has really been sold nearby, not with what is for sale.</li>
<li>We count what a buyer will count: the energy label, the state of the roof, the aspect of the garden.</li>
<li>We look at how many registered seekers want a home like yours right now.</li>
</ul>
<p>You do not get a single figure but a range, with the reasoning behind it. If you would rather ask more than we advise, we tell you frankly what we expect and agree when we will look at it together again.</p>
<p>Curious where your home stands? <a href="page:contact-demand">Ask for a free valuation</a>. Or see among our <a href="page:realisations">recent sales</a> what we have sold lately.</p>`,
    de: `<p>Jeder Verkäufer hofft auf ein wenig mehr. Das ist menschlich, und manchmal klappt es auch. Doch wer hoch beginnt, um später herunterzugehen, behält am Ende oft weniger übrig. Nicht weil Käufer geizig wären, sondern weil sie gut vergleichen.</p>
<h2>Die ersten Wochen zählen doppelt</h2>
<p>Ein neues Haus landet am selben Tag im Postfach aller, die etwas Ähnliches suchen. Das geschieht nur einmal. Ist der Preis zu hoch, sehen gerade die richtigen Leute es nicht: Sie suchen bis zu einem bestimmten Betrag, und Ihr Haus fällt heraus. Wer es doch findet, vergleicht mit größeren Häusern und winkt ab.</p>
<h2>Eine Preissenkung erzählt eine Geschichte</h2>
<p>Einige Monate später folgt die Senkung. Käufer lesen sie als Zeichen: Da wird wohl etwas nicht stimmen. Sie bieten weniger, als sie am Anfang geboten hätten. In unseren eigenen Akten sehen wir das Jahr für Jahr.</p>
<h2>Wie wir zu einem Preis kommen</h2>
<ul>
<li>Wir vergleichen mit dem, was in der Nähe wirklich verkauft wurde, nicht mit dem, was zum Verkauf steht.</li>
<li>Wir rechnen ein, was ein Käufer einrechnet: die Energieklasse, den Zustand des Dachs, die Ausrichtung des Gartens.</li>
<li>Wir sehen nach, wie viele eingetragene Suchende gerade ein Haus wie Ihres möchten.</li>
</ul>
<p>Sie erhalten nicht nur eine Zahl, sondern eine Spanne samt Begründung. Möchten Sie lieber mehr verlangen, als wir raten, sagen wir offen, was wir erwarten, und vereinbaren, wann wir gemeinsam neu hinschauen.</p>
<p>Neugierig, wo Ihr Haus liegt? <a href="page:contact-demand">Fordern Sie eine kostenlose Schätzung an</a>. Oder sehen Sie bei unseren <a href="page:realisations">Referenzen</a>, was wir zuletzt verkauft haben.</p>`,
  },
  picture: 'exterior-villa-07.webp',
}
