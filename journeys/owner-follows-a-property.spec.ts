import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { environmentOf, site } from '../testing/journey-site'
import { test } from './journey'

const phone = { width: 390, height: 844 }
const password = 'een zin om te onthouden'

/** As the agency does it: the letter holds the link. */
function invited(
  language: string,
  port: string,
  property: string,
): { email: string; link: string } {
  const email = `owner-${language}-${Date.now()}@example.be`
  const words = ['server/start.js', 'owner', 'invite', email, 'Nora Peeters', language, property]
  const env = { ...environmentOf(site), PORT: port }
  const said = execFileSync(process.execPath, words, { env, encoding: 'utf8' })
  return { email, link: said.match(/https?:\S+/)?.[0] ?? '' }
}

const texts = {
  nl: {
    new: 'Nieuw wachtwoord',
    again: 'Nieuw wachtwoord, nog eens',
    differ: 'De twee wachtwoorden zijn niet gelijk',
    save: 'Wachtwoord bewaren',
    email: 'E-mailadres',
    word: 'Wachtwoord',
    in: 'Aanmelden',
    out: 'Afmelden',
    greeting: /^Goede\w+, Nora\.$/,
    rows: ['Paginabezoeken', 'Bezoeken ter plaatse', 'Contacten'],
    periods: ['Vandaag', 'Deze week', 'Deze maand', 'In totaal'],
    chart: /^Paginabezoeken per dag/,
    table: 'Toon de cijfers als tabel',
    property: '/nl/eigenaar/',
    login: '/nl/login/',
  },
  fr: {
    new: 'Nouveau mot de passe',
    again: 'Confirmez le nouveau mot de passe',
    differ: 'Les deux mots de passe ne sont pas identiques',
    save: 'Enregistrer le mot de passe',
    email: 'Adresse e-mail',
    word: 'Mot de passe',
    in: 'Se connecter',
    out: 'Se déconnecter',
    greeting: /^Bon\w+, Nora\.$/,
    rows: ['Visites de la page', 'Visites sur place', 'Contacts'],
    periods: ['Aujourd’hui', 'Cette semaine', 'Ce mois-\u2060ci', 'Au total'],
    chart: /^Visites de la page par jour/,
    table: 'Afficher les chiffres en tableau',
    property: '/fr/proprietaire/',
    login: '/fr/login/',
  },
} as const

const demoOwner = { email: 'marleen.desmet@owners.example', password: 'baksteen in aarschot' }

async function signIn(page: Page, language: 'nl' | 'fr', who: { email: string; password: string }) {
  const t = texts[language]
  await page.goto(t.login)
  await page.getByLabel(t.email).fill(who.email)
  await page.getByLabel(t.word, { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: t.in }).click()
}

for (const language of ['nl', 'fr'] as const) {
  const t = texts[language]

  test.describe(`on a phone, in ${language}, without JavaScript`, () => {
    test.use({ viewport: phone, hasScripts: false })

    test('[1.06] [2.31] [5.04] [6.02] [9.15] an owner is invited, chooses a password, reads the statistics and leaves', async ({
      page,
      baseURL,
      request,
    }) => {
      const list = await (await request.get('/nl/te-koop/')).text()
      const property = list.match(/\/nl\/te-koop\/[^/"]+\/[^/"]+\/(\d+)\//)?.[1] ?? ''
      const { email, link } = invited(language, new URL(baseURL ?? '').port, property)
      await page.goto(link)
      await page.getByLabel(t.new, { exact: true }).fill(password)
      await page.getByLabel(t.again).fill('iets anders dan dat')
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.differ)).toBeVisible()
      await page.getByLabel(t.new, { exact: true }).fill(password)
      await page.getByLabel(t.again).fill(password)
      await page.getByRole('button', { name: t.save }).click()
      await expect(page).toHaveURL(new RegExp(t.login))
      await signIn(page, language, { email, password })

      await expect(page).toHaveURL(`${t.property}${property}/`)
      await expect(page.getByText(t.greeting)).toBeVisible()
      const figures = page.getByRole('table').first()
      for (const name of t.rows) {
        await expect(figures.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible()
      }
      await expect(figures.getByRole('columnheader')).toHaveText([...t.periods])
      await expect(figures.getByRole('cell')).toHaveText(Array(12).fill(/^\d[\d.\s]*$/))
      await expect(page.getByRole('img', { name: t.chart })).toBeVisible()
      await page.getByText(t.table).click()
      await expect(page.getByRole('table').nth(1).getByRole('row')).toHaveCount(31)

      await page.getByRole('button', { name: t.out }).click()
      await expect(page).toHaveURL(t.login)
      await page.goto(t.property)
      await expect(page).toHaveURL(t.login)
    })
  })
}

test('[2.07] [8.01] a wrong password and an unknown address read the same, in three languages', async ({
  request,
}) => {
  const sentences = {
    en: 'The username or password are not correct.',
    nl: 'Het e-mailadres of het wachtwoord is niet correct.',
    fr: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
  }
  for (const [language, sentence] of Object.entries(sentences)) {
    for (const email of [demoOwner.email, `nobody-${language}-${Date.now()}@example.be`]) {
      const form = { email, password: 'not the right one' }
      const answer = await request.post(`/${language}/login/`, { form })
      expect(answer.status()).toBe(422)
      const html = await answer.text()
      expect(html).toContain(sentence)
      expect(html).not.toContain('not the right one')
    }
  }
})
