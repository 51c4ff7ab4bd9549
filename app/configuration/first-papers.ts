/** What the papers say until the agency writes them itself. */
export const firstPapers = {
  mandate: {
    nl: `# Bemiddelingsopdracht
## Tussen
De opdrachtgever: {person}, {personTown}, {personPhone}, {personEmail}
en het kantoor: {agency}, {agencyAddress}, {agencyNumber}
## Pand
{title}, {address}, referentie {reference}
Vraagprijs: {price}
## Opdracht
- Begin: {startsOn}
- Einde: {endsOn}
- Commissie: {commission}
- Sleutels: {keys}
- Verantwoordelijke: {agent}, {agentPhone}
Opgemaakt op {today}, in twee exemplaren. Elke partij verklaart er één te hebben ontvangen.`,
    fr: `# Contrat de courtage
## Entre
Le commettant : {person}, {personTown}, {personPhone}, {personEmail}
et l’agence : {agency}, {agencyAddress}, {agencyNumber}
## Bien
{title}, {address}, référence {reference}
Prix demandé : {price}
## Mission
- Début : {startsOn}
- Fin : {endsOn}
- Commission : {commission}
- Clés : {keys}
- Responsable : {agent}, {agentPhone}
Fait le {today}, en deux exemplaires. Chaque partie déclare en avoir reçu un.`,
    en: `# Agency agreement
## Between
The client: {person}, {personTown}, {personPhone}, {personEmail}
and the agency: {agency}, {agencyAddress}, {agencyNumber}
## Property
{title}, {address}, reference {reference}
Asking price: {price}
## Mandate
- Start: {startsOn}
- End: {endsOn}
- Commission: {commission}
- Keys: {keys}
- Responsible: {agent}, {agentPhone}
Drawn up on {today}, in two copies. Each party confirms having received one.`,
    de: `# Maklervertrag
## Zwischen
Auftraggeber: {person}, {personTown}, {personPhone}, {personEmail}
und dem Büro: {agency}, {agencyAddress}, {agencyNumber}
## Immobilie
{title}, {address}, Referenz {reference}
Angebotspreis: {price}
## Auftrag
- Beginn: {startsOn}
- Ende: {endsOn}
- Provision: {commission}
- Schlüssel: {keys}
- Verantwortlich: {agent}, {agentPhone}
Erstellt am {today}, in zwei Ausfertigungen. Jede Partei bestätigt den Erhalt einer Ausfertigung.`,
  },
  viewing: {
    nl: `# Bezoekbon
{agency}, {agencyAddress}, {agencyNumber}
## Pand
{title}, {address}, referentie {reference}
Vraagprijs: {price}
## Bezoeker
{person}, {personTown}
{personPhone}, {personEmail}
De bezoeker verklaart dit pand op {today} met {agent} te hebben bezocht.`,
    fr: `# Bon de visite
{agency}, {agencyAddress}, {agencyNumber}
## Bien
{title}, {address}, référence {reference}
Prix demandé : {price}
## Visiteur
{person}, {personTown}
{personPhone}, {personEmail}
Le visiteur déclare avoir visité ce bien le {today}, accompagné par {agent}.`,
    en: `# Viewing slip
{agency}, {agencyAddress}, {agencyNumber}
## Property
{title}, {address}, reference {reference}
Asking price: {price}
## Visitor
{person}, {personTown}
{personPhone}, {personEmail}
The visitor confirms having viewed this property on {today} with {agent}.`,
    de: `# Besichtigungsschein
{agency}, {agencyAddress}, {agencyNumber}
## Immobilie
{title}, {address}, Referenz {reference}
Angebotspreis: {price}
## Besucher
{person}, {personTown}
{personPhone}, {personEmail}
Der Besucher bestätigt, diese Immobilie am {today} mit {agent} besichtigt zu haben.`,
  },
  offer: {
    nl: `# Bod
## Wie biedt
{person}, {personTown}
{personPhone}, {personEmail}
## Pand
{title}, {address}, referentie {reference}
Vraagprijs: {price}
## Voorwaarden
- Geboden bedrag: € .........................
- Geldig tot en met: .........................
- Opschortende voorwaarden: ..................................................
Dit bod werd op {today} bezorgd aan {agency}, {agencyAddress}, {agencyNumber}.`,
    fr: `# Offre
## Qui fait l’offre
{person}, {personTown}
{personPhone}, {personEmail}
## Bien
{title}, {address}, référence {reference}
Prix demandé : {price}
## Conditions
- Montant offert : .........................
- Valable jusqu’au : .........................
- Conditions suspensives : ..................................................
Cette offre a été remise le {today} à l’agence {agency}, {agencyAddress}, {agencyNumber}.`,
    en: `# Offer
## Who makes it
{person}, {personTown}
{personPhone}, {personEmail}
## Property
{title}, {address}, reference {reference}
Asking price: {price}
## Terms
- Amount offered: € .........................
- Valid until: .........................
- Conditions precedent: ..................................................
This offer was handed on {today} to {agency}, {agencyAddress}, {agencyNumber}.`,
    de: `# Angebot
## Wer bietet
{person}, {personTown}
{personPhone}, {personEmail}
## Immobilie
{title}, {address}, Referenz {reference}
Angebotspreis: {price}
## Bedingungen
- Gebotener Betrag: € .........................
- Gültig bis: .........................
- Aufschiebende Bedingungen: ..................................................
Dieses Angebot wurde am {today} übergeben an {agency}, {agencyAddress}, {agencyNumber}.`,
  },
  inventory: {
    nl: `# Plaatsbeschrijving
{title}, {address}, referentie {reference}
Opgemaakt op {today} door {agent} voor {agency}, in aanwezigheid van {person}.
## Meterstanden
- Elektriciteit: .........................
- Gas: .........................
- Water: .........................
## Sleutels
{keys}
## Ruimtes
- Inkom: ..................................................
- Leefruimte: ..................................................
- Keuken: ..................................................
- Badkamer: ..................................................
- Slaapkamers: ..................................................
- Buiten: ..................................................`,
    fr: `# État des lieux
{title}, {address}, référence {reference}
Établi le {today} par {agent} pour {agency}, en présence du locataire : {person}.
## Relevé des compteurs
- Électricité : .........................
- Gaz : .........................
- Eau : .........................
## Clés
{keys}
## Pièces
- Entrée : ..................................................
- Séjour : ..................................................
- Cuisine : ..................................................
- Salle de bains : ..................................................
- Chambres : ..................................................
- Extérieur : ..................................................`,
    en: `# Inventory
{title}, {address}, reference {reference}
Drawn up on {today} by {agent} for {agency}, in the presence of {person}.
## Meter readings
- Electricity: .........................
- Gas: .........................
- Water: .........................
## Keys
{keys}
## Rooms
- Entrance: ..................................................
- Living room: ..................................................
- Kitchen: ..................................................
- Bathroom: ..................................................
- Bedrooms: ..................................................
- Outside: ..................................................`,
    de: `# Ortsbefund
{title}, {address}, Referenz {reference}
Erstellt am {today} von {agent} für {agency}, im Beisein von {person}.
## Zählerstände
- Strom: .........................
- Gas: .........................
- Wasser: .........................
## Schlüssel
{keys}
## Räume
- Eingang: ..................................................
- Wohnzimmer: ..................................................
- Küche: ..................................................
- Badezimmer: ..................................................
- Schlafzimmer: ..................................................
- Außen: ..................................................`,
  },
}
