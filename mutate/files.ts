import { globSync } from 'node:fs'

/** The rules whose every line is tried: what the law, the owner or the visitor relies on. */
const chosen = [
  'app/accounts/{account,password.form}.ts',
  'app/appointments/agents/{agenda-days,agent-for}.ts',
  'app/appointments/booking/booking-plan.ts',
  'app/appointments/letters/{viewing-place,viewing-time}.ts',
  'app/appointments/slots/{belgian-holidays,slots}.ts',
  'app/appointments/waiting/waiting.ts',
  'app/consent/{consent,consent-mode}.ts',
  'app/costs/{legal-mentions,let-costs,loan,notary-fee,notary-scale}.ts',
  'app/costs/{property-costs,purchase-costs,range,range-text,read-share,rental-costs,sale-duty}.ts',
  'app/costs/calculator/cost-question.ts',
  'app/costs/renovation/{renovation,renovation-duty}.ts',
  'app/costs/rules/{rule-book,rule-value}.ts',
  'app/demands/{demand,demand-wish}.ts',
  'app/enquiries/{enquiry-number,offer}.ts',
  'app/enquiries/candidates/candidate.ts',
  'app/enquiries/forms/{contact-appointment,purchase-offer,rental-file}.form.ts',
  'app/forms/kept/months-later.ts',
  'app/forms/{doubt,fields,form-schema,form-steps,form-values}.ts',
  'app/language/{brussels-day,brussels-moment,calendar-day,days-later,page-link}.ts',
  'app/language/numbers/{number-parts,phone-number,read-money,read-number}.ts',
  'app/language/{path-to,plain-text,read-day,slug}.ts',
  'app/language/{translated,visitor-language}.ts',
  'app/properties/{address,contract,price,property-lists}.ts',
  'app/properties/energy/energy-label.ts',
  'app/properties/look-ups/{planning-code,region}.ts',
  'app/properties/shown/{public-card,published-facts,shown-place}.ts',
  'app/search/{area-code,criteria,criteria-url,filters,looser,paging,search-key,whole-number}.ts',
  'app/web/{campaign,canonical-address,canonical-slash,named-fields}.ts',
]

export function mutatedFiles(): string[] {
  return chosen.flatMap((pattern) => globSync(pattern).sort())
}
