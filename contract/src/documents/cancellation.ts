import type { DocumentLanguage } from '../document-templates/kinds.ts';

/** The words of 16 CFR 429.1(a), in bold directly above the buyer's signature, and their translation. */
export const cancellationStatement: Readonly<Record<DocumentLanguage, string>> = {
  en: 'You, the buyer, may cancel this transaction at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.',
  es: 'Usted, el comprador, puede cancelar esta transacción en cualquier momento antes de la medianoche del tercer día hábil después de la fecha de esta transacción. Vea el formulario de aviso de cancelación adjunto para una explicación de este derecho.',
};
