import { globSync } from 'node:fs'

/** The rules whose every line is tried: what the law, the owner or the visitor relies on. */
const chosen = [
  'app/accounts/{account,password.form}.ts',
  'app/appointments/{agenda-days,agent-for,belgian-holidays,booking-plan,slots,visit-place}.ts',
  'app/appointments/{visit-time,waiting}.ts',
  'app/consent/{consent,consent-mode}.ts',
  'app/costs/{amount,cost-question,legal-mentions,let-costs,loan,notary-fee,notary-scale}.ts',
  'app/costs/{property-costs,purchase-costs,range,range-text,renovation,renovation-duty}.ts',
  'app/costs/{rental-costs,rule-book,rule-value,sale-duty}.ts',
  'app/demands/{demand,demand-wish}.ts',
  'app/enquiries/{candidate,doubt,enquiry-number,fields,form-schema,form-steps,form-values}.ts',
  'app/enquiries/{months-later,offer}.ts',
  'app/enquiries/forms/{contact-appointment,purchase-offer,rental-file}.form.ts',
  'app/language/{brussels-day,brussels-moment,page-link,path-to,phone-number,plain-text}.ts',
  'app/language/{slug,translated,visitor-language}.ts',
  'app/properties/{address,contract,energy-label,planning-code,price,property-lists}.ts',
  'app/properties/{public-card,published-facts,region,shown-place}.ts',
  'app/search/{criteria,criteria-url,filters,looser,paging,search-key}.ts',
  'app/search/whole-number.ts',
  'app/web/{campaign,canonical-address,canonical-slash,named-fields}.ts',
]

export function mutatedFiles(): string[] {
  return chosen.flatMap((pattern) => globSync(pattern).sort())
}
