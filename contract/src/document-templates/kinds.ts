/** What a document is for (documents.md, section 3), with its title in both languages. */
export const documentKinds = {
  'work-authorization': { en: 'Work Authorization', es: 'Autorización de trabajo' },
  'direction-to-pay': { en: 'Direction to Pay', es: 'Instrucción de pago' },
  'completion-certificate': { en: 'Certificate of Completion', es: 'Certificado de terminación' },
  'drying-certificate': { en: 'Certificate of Drying', es: 'Certificado de secado' },
  'change-order': { en: 'Change Order', es: 'Orden de cambio' },
  'equipment-on-site': { en: 'Equipment Left on Site', es: 'Equipo dejado en el lugar' },
  'asbestos-lead': { en: 'Asbestos and Lead Notice', es: 'Aviso sobre asbesto y plomo' },
  'service-refusal': { en: 'Refusal of Service', es: 'Rechazo de servicio' },
  'contents-release': { en: 'Release of Contents', es: 'Entrega de pertenencias' },
  'cancellation-notice': { en: 'Notice of Cancellation', es: 'Aviso de cancelación' },
  'emergency-statement': { en: 'Emergency Statement', es: 'Declaración de emergencia' },
  consent: { en: 'Consent to Sign Electronically', es: 'Consentimiento para firmar electrónicamente' },
  other: { en: 'Other document', es: 'Otro documento' },
} as const satisfies Readonly<Record<string, Readonly<Record<DocumentLanguage, string>>>>;
export type DocumentKind = keyof typeof documentKinds;
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

export const documentLanguages = ['en', 'es'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
export const languageNames: Readonly<Record<DocumentLanguage, string>> = { en: 'English', es: 'Spanish' };

export const signerRoles = ['customer', 'technician', 'company'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** Boxes, choices and places to sign or write in one text. */
export const mostMarks = 60;
