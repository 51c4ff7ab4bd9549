import type { CrmPage, CrmRecord } from '../crm/crm'

const signatures = /^(sig|signature|hmac|token|x-(amz|goog)-signature)$/i
/** What changes with the signature. Azure has names of two letters. */
const ofSignature =
  /^(x-(amz|goog)-.+|expires?|exp|expiry|until|policy|key-pair-id|awsaccesskeyid|googleaccessid|s[tevrpi]|spr|sk[a-z]{1,4})$/i

/** The address of a file without its signature, which is another at every reading; the file is the same. */
export function steadyAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const names = [...url.searchParams.keys()]
  if (!names.some((name) => signatures.test(name))) return address
  for (const name of names) {
    if (signatures.test(name) || ofSignature.test(name)) url.searchParams.delete(name)
  }
  return url.href
}

type File = { source: string }

/** A page whose files are known by a steady address; where they lie this time is kept aside. */
export function withSteadyFiles(page: CrmPage, addresses: Map<string, string>): CrmPage {
  const steady = <Named extends File>(file: Named): Named => {
    const source = steadyAddress(file.source)
    if (source === file.source) return file
    addresses.set(source, file.source)
    return { ...file, source }
  }
  const records = page.records.map(({ record, ...about }) => {
    if ('refused' in record) return { ...about, record }
    const { pictures, documents } = record
    const plans = 'plans' in record ? { plans: record.plans.map(steady) } : {}
    const files = { pictures: pictures.map(steady), documents: documents.map(steady), ...plans }
    return { ...about, record: { ...record, ...files } }
  })
  return { ...page, records: records as CrmRecord[] }
}
