/** A value of a job that a text shows (documents.md, section 4), with the one that a preview shows. */
export const documentFields = {
  customer: { label: 'Customer', sample: 'Maria Alvarez' },
  'customer-phone': { label: 'Customer phone', sample: '(555) 014-2277' },
  address: { label: 'Address', sample: '18 Alder Street, Ogden, UT 84401' },
  insurer: { label: 'Insurance company', sample: 'Harbor Mutual' },
  claim: { label: 'Claim number', sample: 'HM-204417' },
  policy: { label: 'Policy number', sample: 'P-88120' },
  'date-of-loss': { label: 'Date of loss', sample: '03/09/2026' },
  adjuster: { label: 'Adjuster', sample: 'Jordan Lee' },
  deductible: { label: 'Deductible', sample: '$1,000.00' },
  company: { label: 'Company', sample: 'Your company' },
  'company-address': { label: 'Company address', sample: '2200 Ogden Court, Ogden, UT 84401' },
  'company-phone': { label: 'Company phone', sample: '(555) 014-9000' },
  'company-email': { label: 'Company email', sample: 'office@example.com' },
  'company-licences': { label: 'Company licenses', sample: 'Contractor license 123456' },
  technician: { label: 'Technician', sample: 'Dana Whitaker' },
  project: { label: 'Project number', sample: '1042' },
  date: { label: 'Date', sample: '03/09/2026' },
  time: { label: 'Time', sample: '2:15 PM' },
  'cancel-by': { label: 'Last day to cancel', sample: '03/12/2026' },
  'estimate-number': { label: 'Estimate number', sample: '2' },
  'estimate-total': { label: 'Estimate total', sample: '$4,182.50' },
  'approved-total': { label: 'Approved total', sample: '$4,010.00' },
  'visit-count': { label: 'Number of visits', sample: '4' },
  'drying-started': { label: 'Drying started', sample: '03/09/2026' },
  'drying-ended': { label: 'Drying ended', sample: '03/12/2026' },
  'height-ft': { label: 'Height above sea level', sample: '4,300 ft' },
} as const;
export type DocumentField = keyof typeof documentFields;

/** A list of a job's records, in a table on a line of its own; each row is a sample's cells. */
export const documentLists = {
  'units-on-site': {
    label: 'Units on site',
    columns: { en: ['Tag', 'Kind', 'Room', 'Since'], es: ['Etiqueta', 'Tipo', 'Cuarto', 'Desde'] },
    sample: [
      ['AM-04', 'Air mover', 'Kitchen', '03/09/2026'],
      ['DH-02', 'Dehumidifier', 'Kitchen', '03/09/2026'],
    ],
  },
  'drying-points': {
    label: 'Drying points',
    columns: {
      en: ['No.', 'Room', 'Material', 'Goal', 'Last reading', 'Dry since'],
      es: ['N.º', 'Cuarto', 'Material', 'Meta', 'Última lectura', 'Seco desde'],
    },
    sample: [
      ['1', 'Kitchen', 'Drywall', '12', '11', '03/11/2026'],
      ['2', 'Kitchen', 'Framing', '11', '10.5', '03/12/2026'],
    ],
  },
  'work-done': {
    label: 'Work done',
    columns: { en: ['Room', 'Work'], es: ['Cuarto', 'Trabajo'] },
    sample: [
      ['Kitchen', 'Extraction, Baseboard Trim, Walls'],
      ['Hall', 'Floors'],
    ],
  },
  rates: {
    label: 'Fees and rates',
    columns: { en: ['Fee', 'Rate'], es: ['Cargo', 'Tarifa'] },
    sample: [
      ['Service call', '$150.00'],
      ['Air mover, a day', '$32.00'],
    ],
  },
  photos: {
    label: 'Photos',
    columns: { en: ['No.', 'Label'], es: ['N.º', 'Etiqueta'] },
    sample: [
      ['1', 'Kitchen, before'],
      ['2', 'Kitchen, after'],
    ],
  },
} as const;
export type DocumentList = keyof typeof documentLists;
