import { fullDetails, keptPictures, plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'

const title = { nl: 'Discreet huis', fr: 'Maison discrète', en: 'Discreet house' }
const heverlee = { zip: '3001', city: 'Heverlee', latitude: 50.86123, longitude: 4.69321 }
/** Price, street, number, box and place of it, however they are written. */
export const secrets = /487[.,\s\u202f]?654|48765400|verzwegen|8317QX|BUSX9|50\.86123|4\.69321/i

/** A property whose owner publishes neither price nor address, and another beside it. */
export async function plantDiscreetProperty(at = site) {
  const pictures = await keptPictures(['exterior-modern-01', 'interior-living-01'], at)
  const named = pictures.map((picture) => ({
    ...picture,
    alt: { nl: 'Verzwegenpad 8317QX gevel' },
    source: 'https://crm.example/verzwegenpad-8317QX.jpg',
  }))
  const document = {
    id: 1,
    file: 'documents/x',
    name: { nl: 'EPC Verzwegenpad 8317QX' },
    bytes: 1200,
    requiresApproval: false,
    hash: 'x',
    source: 'https://crm.example/verzwegenpad.pdf',
  }
  const type = { type: 5, types: [5] }
  const discreet = {
    ...heverlee,
    ...type,
    title,
    details: fullDetails,
    box: 'BUSX9',
    priceCents: 48_765_400,
    publishPrice: false,
    street: 'Verzwegenpad',
    houseNumber: '8317QX',
    publishAddress: false,
    pictures: named,
    plans: named.slice(1),
    documents: [document],
  }
  const beside = { ...heverlee, ...type, title, latitude: 50.9, longitude: 4.7 }
  const [id = 0, like = 0] = await plantProperties([discreet, beside], at)
  return { id, like }
}
