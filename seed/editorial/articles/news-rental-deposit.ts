import type { Article } from '../content'

export const newsRentalDeposit: Article = {
  id: 56,
  categoryId: 3,
  sort: 7,
  daysAgo: 318,
  slug: {
    nl: 'huurwaarborg-per-gewest',
    fr: 'garantie-locative-par-region',
    en: 'rental-deposit-by-region',
    de: 'mietgarantie-nach-region',
  },
  title: {
    nl: 'Huurwaarborg: drie gewesten, twee antwoorden',
    fr: 'Garantie locative : trois Régions, deux réponses',
    en: 'Rental deposits: three regions, two answers',
    de: 'Mietgarantie: drei Regionen, zwei Antworten',
  },
  intro: {
    nl: 'Hoeveel waarborg mag een verhuurder vragen? In Vlaanderen is dat anders dan in Wallonië en Brussel. Een overzicht.',
    fr: 'Quelle garantie un bailleur peut-il demander ? La Flandre diffère de la Wallonie et de Bruxelles. Petit tour d’horizon.',
    en: 'How much deposit may a landlord ask? Flanders differs from Wallonia and Brussels. An overview.',
    de: 'Wie viel Mietgarantie darf ein Vermieter verlangen? Flandern unterscheidet sich von der Wallonie und Brüssel. Ein Überblick.',
  },
  body: {
    nl: `<p>Een studio in Leuven, een appartement in Elsene en een rijhuis in Namen: drie contracten, drie gewesten. De vraag die huurders en verhuurders ons het vaakst stellen, gaat over de waarborg. Dit is de toestand op het moment dat we dit schrijven.</p>
<h2>Het maximum voor een huurwoning</h2>
<ul>
<li><strong>Vlaanderen:</strong> drie maanden huur.</li>
<li><strong>Wallonië:</strong> twee maanden huur.</li>
<li><strong>Brussel:</strong> twee maanden huur, sinds 1 november 2024.</li>
</ul>
<p>Ook de vorm waarin u de waarborg stelt en de manier waarop hij vrijkomt, regelt elk gewest op zijn manier. Twijfelt u over een lopend contract, vraag het ons dan: oudere contracten volgen soms nog oudere regels.</p>
<h2>Zo hoort het</h2>
<p>De waarborg komt op een geblokkeerde rekening op naam van de huurder, of loopt via een andere wettelijke weg. Hij hoort niet in een enveloppe en niet op de zichtrekening van de verhuurder. Bij ons krijgt u de sleutels zodra we zien dat de waarborg geplaatst is.</p>
<h2>En op het einde?</h2>
<p>De plaatsbeschrijving bij het begin beslist mee over het einde. Is ze nauwkeurig, dan is de discussie kort. Beide partijen moeten akkoord gaan om de waarborg vrij te geven. Gewone slijtage is geen schade: een verkleurd behang na zes jaar is normaal, een gat in de deur niet.</p>
<blockquote><p>Krijgt u een bericht dat u een waarborg moet storten vóór u de woning gezien hebt? Doe het niet. Bel ons, ook als onze naam eronder staat.</p></blockquote>
<p>Op zoek? Bekijk wat er <a href="page:for-rent">te huur</a> staat; de huurprijs en de lasten staan er altijd bij.</p>`,
    fr: `<p>Un studio à Louvain, un appartement à Ixelles et une maison mitoyenne à Namur : trois baux, trois Régions. La question que locataires et bailleurs nous posent le plus souvent concerne la garantie. Voici la situation au moment où nous écrivons.</p>
<h2>Le maximum pour un logement loué</h2>
<ul>
<li><strong>Flandre :</strong> trois mois de loyer.</li>
<li><strong>Wallonie :</strong> deux mois de loyer.</li>
<li><strong>Bruxelles :</strong> deux mois de loyer, depuis le 1er novembre 2024.</li>
</ul>
<p>La forme de la garantie et la manière de la libérer sont elles aussi réglées différemment par chaque Région. Un doute sur un bail en cours ? Demandez-nous : les baux plus anciens suivent parfois encore des règles plus anciennes.</p>
<h2>Comment procéder</h2>
<p>La garantie se place sur un compte bloqué au nom du locataire ou par une autre voie légale. Sa place n’est ni dans une enveloppe, ni sur le compte à vue du bailleur. Chez nous, vous recevez les clés dès que nous voyons que la garantie est constituée.</p>
<h2>Et à la fin ?</h2>
<p>L’état des lieux d’entrée décide en partie de la sortie. S’il est précis, la discussion est brève. Les deux parties doivent être d’accord pour libérer la garantie. L’usure normale n’est pas un dégât : un papier peint défraîchi après six ans, c’est normal ; un trou dans la porte, non.</p>
<blockquote><p>On vous demande de verser une garantie avant d’avoir vu le logement ? Ne le faites pas. Appelez-nous, même si le message porte notre nom.</p></blockquote>
<p>Vous cherchez ? Voyez ce qui est <a href="page:for-rent">à louer</a> ; le loyer et les charges sont toujours indiqués.</p>`,
    en: `<p>A studio in Leuven, a flat in Ixelles and a terraced house in Namur: three leases, three regions. The question tenants and landlords ask us most often is about the deposit. This is how things stand at the time of writing.</p>
<h2>The maximum for a rented home</h2>
<ul>
<li><strong>Flanders:</strong> three months’ rent.</li>
<li><strong>Wallonia:</strong> two months’ rent.</li>
<li><strong>Brussels:</strong> two months’ rent, since 1 November 2024.</li>
</ul>
<p>The form a deposit may take and the way it is released are also regulated by each region in its own way. If you are in doubt about a current lease, ask us: older leases sometimes still follow older rules.</p>
<h2>How it should be done</h2>
<p>The deposit goes into a blocked account in the tenant’s name, or by another route the law provides. It does not belong in an envelope, nor in the landlord’s current account. With us you get the keys as soon as we see that the deposit is in place.</p>
<h2>And at the end?</h2>
<p>The inventory at the start helps decide the end. If it is precise, the discussion is short. Both parties have to agree before the deposit is released. Fair wear and tear is not damage: faded wallpaper after six years is normal, a hole in the door is not.</p>
<blockquote><p>Have you been asked to pay a deposit before you have seen the home? Do not do it. Call us, even if our name is on the message.</p></blockquote>
<p>Looking for a home? See what is <a href="page:for-rent">to let</a>; the rent and the charges are always shown.</p>`,
    de: `<p>Ein Studio in Löwen, eine Wohnung in Ixelles und ein Reihenhaus in Namur: drei Verträge, drei Regionen. Die Frage, die Mieter und Vermieter uns am häufigsten stellen, betrifft die Mietgarantie. So ist der Stand, während wir dies schreiben.</p>
<h2>Das Maximum für eine Mietwohnung</h2>
<ul>
<li><strong>Flandern:</strong> drei Monatsmieten.</li>
<li><strong>Wallonie:</strong> zwei Monatsmieten.</li>
<li><strong>Brüssel:</strong> zwei Monatsmieten, seit dem 1. November 2024.</li>
</ul>
<p>Auch die Form der Garantie und ihre Freigabe regelt jede Region auf ihre Weise. Für die deutschsprachigen Gemeinden prüfen wir mit Ihnen, was heute gilt. Zweifeln Sie bei einem laufenden Vertrag, fragen Sie uns: Ältere Verträge folgen manchmal noch älteren Regeln.</p>
<h2>So gehört es sich</h2>
<p>Die Garantie kommt auf ein gesperrtes Konto auf den Namen des Mieters oder wird auf einem anderen gesetzlichen Weg gestellt. Sie gehört nicht in einen Umschlag und nicht auf das Girokonto des Vermieters. Bei uns erhalten Sie die Schlüssel, sobald wir sehen, dass die Garantie hinterlegt ist.</p>
<h2>Und am Ende?</h2>
<p>Der Ortsbefund am Anfang entscheidet über das Ende mit. Ist er genau, bleibt die Diskussion kurz. Beide Seiten müssen zustimmen, damit die Garantie freigegeben wird. Normale Abnutzung ist kein Schaden: Eine verblasste Tapete nach sechs Jahren ist normal, ein Loch in der Tür nicht.</p>
<blockquote><p>Sollen Sie eine Garantie zahlen, bevor Sie die Wohnung gesehen haben? Tun Sie es nicht. Rufen Sie uns an, auch wenn unser Name darunter steht.</p></blockquote>
<p>Auf der Suche? Sehen Sie, was <a href="page:for-rent">zu vermieten</a> ist; Miete und Nebenkosten stehen immer dabei.</p>`,
  },
  picture: 'interior-studio-02.webp',
}
