import { globSync } from 'node:fs'

/** The rules whose every line is tried: what the law, the owner or the visitor relies on. */
const chosen = [
  'app/accounts/{account,password.form}.ts',
  'app/accounts/sign-in/judge-tries.ts',
  'app/appointments/agents/{agenda-days,agenda-entries,agent-for,outside-hours}.ts',
  'app/appointments/booking/booking-plan.ts',
  'app/appointments/letters/{viewing-place,viewing-time}.ts',
  'app/appointments/slots/{belgian-holidays,fit-time,quarters,slots}.ts',
  'app/appointments/waiting/waiting.ts',
  'app/consent/{consent,consent-mode,third-parties}.ts',
  'app/contacts/kept-until.ts',
  'app/costs/{legal-mentions,let-costs,loan,low-vat,monthly-cost,notary-fee,notary-scale}.ts',
  'app/costs/{property-costs,purchase-costs,range,range-text,read-share,rental-costs,sale-duty}.ts',
  'app/costs/calculator/cost-question.ts',
  'app/costs/renovation/{renovation,renovation-duty}.ts',
  'app/costs/rules/{rule-book,rule-value}.ts',
  'app/demands/{demand,demand-wish}.ts',
  'app/demands/letters/met-criteria.ts',
  'app/demands/settling/net-news.ts',
  'app/enquiries/{enquiry-number,offer,thank-you}.ts',
  'app/enquiries/answers/answer-by.ts',
  'app/enquiries/candidates/candidate.ts',
  'app/enquiries/forms/{contact-appointment,purchase-offer,rental-file}.form.ts',
  'app/enquiries/replies/next-try.ts',
  'app/favourites/price-per-metre.ts',
  'app/forms/checks/call-problems.ts',
  'app/forms/kept/months-later.ts',
  'app/forms/{doubt,fields,form-schema,form-steps,form-values}.ts',
  'app/language/{brussels-day,brussels-moment,calendar-day,days-later,page-link}.ts',
  'app/language/numbers/{number-parts,phone-number,read-money,read-number}.ts',
  'app/language/{path-to,plain-text,read-day,slug}.ts',
  'app/language/{translated,visitor-language}.ts',
  'app/projects/planning.ts',
  'app/properties/{address,contract,cost-facts,price,property-lists,unit-order}.ts',
  'app/properties/energy/energy-label.ts',
  'app/properties/look-ups/{planning-code,region}.ts',
  'app/properties/shown/{public-card,published-facts,shown-fields,shown-place}.ts',
  'app/search/{area-code,criteria,criteria-url,filters,looser,paging,search-key,whole-number}.ts',
  'app/stock/wanted-fields.ts',
  'app/web/{campaign,canonical-address,canonical-slash,named-fields}.ts',
]

export function mutatedFiles(): string[] {
  return chosen.flatMap((pattern) => globSync(pattern).sort())
}
